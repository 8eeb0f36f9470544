import styled from 'styled-components';
import { Text } from '@/components/ui/text/Text';
import { type CookieKey, cookies } from '@/lib/storage/cookies';
import { space, weight } from '@/styles/tokens';

type CookieGroup = 'necessary' | 'counting' | 'arrival';

/** Every cookie has to say what it is for before it can be set: this list does not compile without it. */
const purposes: Record<CookieKey, readonly [CookieGroup, string]> = {
  jwtToken: ['necessary', 'Keeps you logged in.'],
  refreshToken: ['necessary', 'Keeps you logged in, on this device alone.'],
  signedIn: ['necessary', 'Says that you are logged in, so that pages look right at once.'],
  knownDevice: ['necessary', 'Tells your own device from one that guesses passwords.'],
  hasAccount: ['necessary', 'Shows you the login rather than the registration.'],
  authMethod: ['necessary', 'Shows first the way you logged in last.'],
  guestToken: ['necessary', 'Holds what you began without an account, such as a rent estimate.'],
  region: ['necessary', 'The region you picked.'],
  theme: ['necessary', 'Light or dark, as you chose.'],
  motion: ['necessary', 'Stillness, if you asked for it.'],
  mobileApp: ['necessary', 'Says that you are in our app, which brings a frame of its own.'],
  privacyChoice: ['necessary', 'What you decide here.'],
  contentPreview: ['necessary', 'For editors: the draft they are looking at.'],
  trackingId: ['counting', 'A random number that stands for this browser.'],
  legacyTrackingId: ['counting', 'The same, under its former name. Removed when we meet it.'],
  experiments: ['counting', 'Which of two versions of a page you see.'],
  sessionId: ['counting', 'Ties the pages of one visit together.'],
  maskedSessionId: ['counting', 'The same, in a form that others cannot read.'],
  partnerKey: ['arrival', 'The partner whose link you followed. Deleted if you opt out.'],
  referralUser: ['arrival', 'The friend who invited you.'],
  referralId: ['arrival', 'Their invitation, so that they can be thanked.'],
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
