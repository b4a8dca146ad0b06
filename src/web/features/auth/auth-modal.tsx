import { useQuery } from '@tanstack/react-query';
import { getSettings } from '#contract/settings.ts';
import { operationQuery } from '#web/api/queries.ts';
import type { AuthMode } from '#web/parts/person/auth-modal-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './auth-modal.module.css';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';

const WORDS = {
  'sign-up': {
    title: 'JOIN FREE TODAY',
    lead: 'Twenty-one questions, then your first two plans.',
    change: 'Already have an account? Sign in',
    other: 'sign-in',
  },
  'sign-in': {
    title: 'WELCOME BACK',
    lead: 'Your plans moved on with you.',
    change: 'Need an account? Sign up',
    other: 'sign-up',
  },
  'second-step': {
    title: 'ONE MORE STEP',
    lead: 'Your password is right. Your account asks for a code besides.',
    change: 'Back to sign in',
    other: 'sign-in',
  },
  forgot: {
    title: 'NEW PASSWORD',
    lead: 'Tell us your e-mail, and we send you a link to choose a new one.',
    change: 'Back to sign in',
    other: 'sign-in',
  },
} as const;

/** As tall as what comes. */
const FIELD_PX = 76;
const HINT_PX = 52;
const BUTTON_PX = 48;

type AuthModalProps = { mode: AuthMode; onModeChange: (mode: AuthMode) => void; onClose: () => void };

/** JOIN FREE TODAY or WELCOME BACK: a dialog on wide screens, a sheet from below on phones. */
export function AuthModal({ mode, onModeChange, onClose }: AuthModalProps) {
  const settings = useQuery(operationQuery(getSettings, {}));
  const { title, lead, change, other } = WORDS[mode];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={lead}
      heading="display"
      size="small"
      more={
        <DialogSection className={styles.switch ?? ''}>
          <LinkButton onClick={() => onModeChange(other)}>{change}</LinkButton>
        </DialogSection>
      }
    >
      {mode === 'forgot' ? (
        <ForgotPasswordForm />
      ) : mode === 'second-step' ? (
        <SecondStepForm onDone={onClose} />
      ) : settings.isPending ? (
        <FormSkeleton mode={mode} />
      ) : (
        <>
          {settings.data?.googleSignIn && (
            <>
              <GoogleButton />
              <p className={styles.or}>or</p>
            </>
          )}
          <CredentialsForm
            key={mode}
            mode={mode}
            onDone={onClose}
            onSecondStep={() => onModeChange('second-step')}
            {...(mode === 'sign-in' && { onForgot: () => onModeChange('forgot') })}
          />
          {mode === 'sign-in' && settings.data?.passkeySignIn && <PasskeyButton onDone={onClose} />}
        </>
      )}
    </Dialog>
  );
}

/** A form that came first would jump down when the Google button comes. */
function FormSkeleton({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  return (
    <Loading label="One moment" className={styles.form}>
      <Skeleton height={FIELD_PX} />
      <Skeleton height={FIELD_PX + (mode === 'sign-up' ? HINT_PX : 0)} />
      <div className={styles.submit}>
        <Skeleton height={BUTTON_PX} />
      </div>
    </Loading>
  );
}
