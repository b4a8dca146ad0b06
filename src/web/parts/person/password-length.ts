/** How long a new password may be, in characters; the server checks more (`src/server/identity/passwords.ts`). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
