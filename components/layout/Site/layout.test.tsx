import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatLauncher, ChatProvider } from '@/components/layout/chat/ChatLauncher';
import { Footer } from '@/components/layout/Footer/Footer';
import { SlimFooter } from '@/components/layout/Footer/SlimFooter';
import { Header } from '@/components/layout/Header/Header';
import { settings } from '@/contract/account/settings/endpoints';
import { apiQuery } from '@/lib/api/query';
import { publicEnv } from '@/lib/env';
import { closeOverlay, openOverlay, useStore } from '@/lib/store';
import { renderScreen } from '@/tests/support/renderScreen';
import { VirginiaBanner } from './VirginiaBanner';

const events = vi.hoisted(() => {
  const heard = new Map<string, Set<(...answers: unknown[]) => void>>();
  return {
    on: (name: string, tell: () => void) => void heard.set(name, (heard.get(name) ?? new Set()).add(tell)),
    off: (name: string, tell: () => void) => void heard.get(name)?.delete(tell),
    emit: (name: string, ...input: unknown[]) => {
      for (const tell of heard.get(name) ?? []) tell(...input);
    },
  };
});
vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/homes?beds=2', pathname: '/homes', events }) }));

beforeEach(() => {
  useStore.setState(useStore.getInitialState(), true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the footer', () => {
  test('claims licenses only where some are configured, and always leads to the page about them', () => {
    const { unmount } = render(<Footer />);
    expect(screen.queryByText(/We hold/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Licenses by state' }).getAttribute('href')).toBe('/licenses');
    unmount();
    Object.assign(publicEnv, { licenses: 'California|Real estate broker|Example Homes, Inc.|0123' });
    render(<Footer />);
    expect(screen.getByText(/We hold real estate, insurance and financing licenses in various states/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See our licenses' }).getAttribute('href')).toBe('/licenses');
    Object.assign(publicEnv, { licenses: undefined });
  });

  test('has every link, statement and network of the specification', () => {
    render(<Footer />);
    for (const href of [
      '/homeowners',
      '/residents',
      '/sitemap/homeowners-coverage-regions',
      '/sitemap/cities',
      '/sitemap/neighborhoods',
      '/homes',
      '/affiliates',
      '/referral',
      '/about-us',
      '/blog',
      '/careers',
      '/terms-and-conditions',
      '/privacy-policy',
      '/help',
      '/faq',
      '/sitemap',
      '/licenses',
    ]) {
      expect(hrefs()).toContain(href);
    }
    expect(screen.getByText('Powered by AI. Made and Loved by People.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /\$1,000/ }).getAttribute('href')).toBe('/referral');
    for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
      expect(screen.getByRole('link', { name: `Belong on ${network}` })).toBeTruthy();
    }
  });
});

describe('the header', () => {
  test('leads home, and says which page this is', () => {
    render(<Header variant="primary" />);
    expect(screen.getByRole('link', { name: /Belong/ }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Homes');
  });

  test('its burger opens the menu, and a change of page closes it', () => {
    render(<Header variant="primary" />);
    const burger = screen.getByRole('button', { name: 'Menu', hidden: true });
    fireEvent.submit(burger.closest('form') as HTMLFormElement);
    expect(useStore.getState().overlays).toEqual(['menu']);
    expect(burger.getAttribute('aria-expanded')).toBe('true');
    act(() => events.emit('routeChangeStart', '/faq', { shallow: false }));
    expect(useStore.getState().overlays).toEqual([]);
  });
});

describe('around a page where people do something', () => {
  test('the header has the way home and the account, and no navigation or menu', () => {
    render(<Header variant="primary" slim />);
    expect(hrefs()).toEqual(['/', '/auth/login']);
    expect(screen.queryByRole('button', { name: 'Menu', hidden: true })).toBeNull();
  });

  test('the footer is the legal links and the way to us', () => {
    render(<SlimFooter />);
    expect(hrefs()).toEqual([
      '/terms-and-conditions',
      '/privacy-policy',
      '/privacy-policy?activeModal=PRIVACY_CHOICES',
      '/licenses',
      '/support',
    ]);
  });
});

describe('the banner', () => {
  const news = { text: 'Belong is now in Oregon.', href: '/blog/belong-is-coming-to-oregon' };
  const place = ({ route = '/', regionPage = false, banner = news as typeof news | null }) => {
    const queries = new QueryClient();
    queries.setQueryData(apiQuery(settings.getSettings).queryKey, { banner } as never);
    return renderScreen(<VirginiaBanner route={route} regionPage={regionPage} />, { client: queries });
  };
  const shown = (route: string, regionPage = false) => {
    const { unmount } = place({ route, regionPage });
    const link = screen.queryByText('LEARN MORE')?.getAttribute('href');
    unmount();
    return link;
  };

  test.each(['/', '/homeowners', '/homeowners/leasing'])('shows on %s', (route) => {
    expect(shown(route)).toBe(news.href);
  });

  test.each(['/homes', '/homeowners/compare', '/residents', '/homeowners/[region]'])('does not show on %s', (route) => {
    expect(shown(route)).toBeUndefined();
  });

  test('shows on the page of a region', () => expect(shown('/homeowners/[region]', true)).toBeDefined());

  test('says what the settings say, and nothing where they say nothing', () => {
    const { unmount } = place({});
    expect(screen.getByRole('complementary', { name: 'News' })).toHaveTextContent(news.text);
    unmount();
    place({ banner: null });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('leaves while an overlay is open', () => {
    place({ route: '/' });
    act(() => openOverlay('menu'));
    expect(screen.queryByText('LEARN MORE')).toBeNull();
    act(() => closeOverlay('menu'));
    expect(screen.getByText('LEARN MORE')).toBeTruthy();
  });
});

describe('the chat launcher', () => {
  const launch = () =>
    renderScreen(
      <ChatProvider>
        <ChatLauncher />
      </ChatProvider>,
      { client: new QueryClient() },
    );
  const at = (path: string) => window.history.replaceState(null, '', path);

  test('shows after arriving under /accounts and hides while navigating', () => {
    at('/');
    launch();
    const launcher = () => screen.queryByText('Get help');
    expect(launcher()).toBeNull();
    at('/accounts/portfolio');
    act(() => events.emit('routeChangeComplete', '/accounts/portfolio', { shallow: false }));
    expect(launcher()?.closest('a')?.getAttribute('href')).toBe('/accounts/member/inbox');
    act(() => events.emit('routeChangeStart', '/accounts', { shallow: true }));
    expect(launcher()).toBeTruthy();
    act(() => events.emit('routeChangeStart', '/accounts', { shallow: false }));
    expect(launcher()).toBeNull();
    at('/accountsish');
    act(() => events.emit('routeChangeComplete', '/accountsish', { shallow: false }));
    expect(launcher()).toBeNull();
    at('/');
  });
});
