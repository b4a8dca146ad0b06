/** The token of who is signed in, null where nobody is; rejects with an `ApiError` where it cannot be had just now. */
type IdTokens = () => Promise<string | null>;

let idTokens: IdTokens | undefined;

/** From here on calls bring the token of a provider outside. Our own accounts have none: they go by a cookie alone. */
export function bringIdTokens(tokens: IdTokens | undefined): void {
  idTokens = tokens;
}

/** The request as it is sent: with the token of the person, where there are tokens. */
export async function withIdToken(request: RequestInit): Promise<RequestInit> {
  const token = await idTokens?.();
  return token ? { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } } : request;
}
