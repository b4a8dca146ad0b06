const FAULTS: Readonly<Record<string, string>> = {
  account_not_linked: 'You have an account with this e-mail already. Please sign in with your password.',
  access_denied: 'You did not let Google sign you in. Try again, or use your password.',
};

/** Why the person came back without being signed in, as the address says; it is taken off there. */
export function faultOnReturn(): string {
  const { search, pathname } = window.location;
  const fault = FAULTS[new URLSearchParams(search).get('error') ?? ''];
  if (search !== '') window.history.replaceState(null, '', pathname);
  return fault ?? 'Failed to sign in with Google.';
}
