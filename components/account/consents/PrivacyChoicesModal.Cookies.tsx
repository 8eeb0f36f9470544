import styled from 'styled-components';
import { Text } from '@/components/ui/text/Text';
import { type CookieKey, cookies } from '@/lib/storage/cookies';
import { space, weight } from '@/styles/tokens';

type CookieGroup = 'necessary' | 'counting' | 'arrival';

/** Every cookie has to say what it is for before it can be set: this list does not compile without it. */
const purposes: Record<CookieKey, readonly [CookieGroup, string]> = {
  jwtToken: ['necessary', 'Keeps you logged in.'],
  refreshToken: ['necessary', 'Keeps you logged in on this device only.'],
  signedIn: ['necessary', 'Remembers that you’re logged in so pages load correctly.'],
  knownDevice: ['necessary', 'Tells your device apart from one that’s guessing passwords.'],
  hasAccount: ['necessary', 'Shows you login instead of sign-up.'],
  authMethod: ['necessary', 'Shows your last login method first.'],
  guestToken: ['necessary', 'Saves what you started without an account, such as a rent estimate.'],
  lastWrite: ['necessary', 'Shows you your own changes right away.'],
  region: ['necessary', 'The region you chose.'],
  theme: ['necessary', 'Your choice of light or dark theme.'],
  motion: ['necessary', 'Your choice to reduce motion.'],
  mobileApp: ['necessary', 'Remembers that you’re using our app.'],
  privacyChoice: ['necessary', 'Your privacy choices.'],
  contentPreview: ['necessary', 'For editors: the draft they’re previewing.'],
  trackingId: ['counting', 'A random number for this browser.'],
  legacyTrackingId: ['counting', 'The same number under its old name. We delete it when we find it.'],
  experiments: ['counting', 'Which version of a page you see in a test.'],
  sessionId: ['counting', 'Groups the pages of one visit.'],
  maskedSessionId: ['counting', 'The same, in a form others can’t read.'],
  partnerKey: ['arrival', 'The partner whose link you followed. Deleted if you opt out.'],
  referralUser: ['arrival', 'The friend who invited you.'],
  referralId: ['arrival', 'Their invitation, so we can thank them.'],
};

const List = styled.dl`
  display: grid;
  gap: ${space.s12};

  dt {
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }
`;

const DAY_SECONDS = 86_400;

function formatLifetime(key: CookieKey): string {
  const rule = cookies[key];
  const maxAge = 'maxAge' in rule ? rule.maxAge : undefined;
  if (maxAge === undefined) return 'until you close the browser';
  if (maxAge < DAY_SECONDS) return `${maxAge / 3600} hours`;
  return maxAge >= 365 * DAY_SECONDS ? 'one year' : `${maxAge / DAY_SECONDS} days`;
}

export function CookieGroups({ of }: { readonly of: CookieGroup }) {
  const keys = (Object.keys(purposes) as CookieKey[]).filter((key) => purposes[key][0] === of);
  return (
    <List>
      {keys.map((key) => (
        <div key={key}>
          <dt>{cookies[key].name}</dt>
          <dd>
            <Text $size="small">
              {purposes[key][1]} Kept {formatLifetime(key)}.
            </Text>
          </dd>
        </div>
      ))}
    </List>
  );
}
