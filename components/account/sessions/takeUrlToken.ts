/** The secret of our letter’s link; taken out of the address before anybody writes that down. */
export function takeUrlToken(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
