import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { isSignedIn, onSessionChange } from '@/lib/session/session';
import { hovering } from '@/styles/media';
import { motion, radius, space, weight } from '@/styles/tokens';

const Member = clientOnly(dynamic(() => import('./Header.Member').then((file) => file.Member), { ssr: false }));

const SavedHomes = clientOnly(dynamic(() => import('./Header.Saved').then((file) => file.SavedHomes), { ssr: false }));

const LogIn = styled(ModalLink)`
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.pill};
  font-weight: ${weight.semibold};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;

interface AccountProps {
  /** With the way to the inbox, for those who are signed in. */
  readonly slim?: boolean;
  /** Runs when a link is followed. */
  readonly onNavigate?: () => void;
}

/** Who is signed in, or the way to log in. */
export function Account({ slim = false, onNavigate }: AccountProps) {
  const signedIn = useSyncExternalStore(onSessionChange, isSignedIn, () => false);
  if (signedIn) return <Member withInbox={slim} />;
  return (
    <>
      <SavedHomes />
      <LogIn href="/auth/login" modal="LOGIN" props={{ currentScreen: 'login' }} onOpen={onNavigate}>
        Log in
      </LogIn>
    </>
  );
}
