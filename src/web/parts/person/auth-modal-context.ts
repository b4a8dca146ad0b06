import { createContext, useContext } from 'react';

/** What the dialog asks for: joining, signing in, the code after a password, or the mail for who forgot it. */
export type AuthMode = 'sign-up' | 'sign-in' | 'second-step' | 'forgot';

export const AuthModalContext = createContext<((mode?: AuthMode) => void) | undefined>(undefined);

/** Opens the dialog for joining (the default) or signing in. */
export function useAuthModal(): (mode?: AuthMode) => void {
  const open = useContext(AuthModalContext);
  if (!open) throw new Error('useAuthModal must be used within an AuthModalProvider');
  return open;
}
