import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ToastContext, type ToastMessage } from './toast-context.ts';

// Nothing to show, nothing to load: the first toast brings its code along.
const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage }>();
  const toast = useCallback((message: ToastMessage) => {
    setShown((last) => ({ key: (last?.key ?? 0) + 1, message }));
  }, []);
  return (
    <ToastContext value={toast}>
      {children}
      {shown && (
        <Suspense>
          <Toaster toastKey={shown.key} message={shown.message} />
        </Suspense>
      )}
    </ToastContext>
  );
}
