import { createContext, useContext } from 'react';

export type ToastMessage = {
  title: string;
  description?: string;
  /** `success` carries a tick, `destructive` is for what failed. */
  tone?: 'plain' | 'success' | 'destructive';
  action?: { label: string; onAction: () => void };
};

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows one short message; a newer one takes the place of an older one. */
export function useToast(): ShowToast {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return toast;
}
