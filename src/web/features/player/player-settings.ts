import { z } from 'zod';
import { PLAYER_MODES } from '#core/training/player/player-state.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';

const KEPT_AS = 'player.settings';

const settingsSchema = z.object({
  mode: z.enum(PLAYER_MODES).catch('rounds'),
  /** A tone when the rest is over. */
  sound: z.boolean().catch(false),
  vibration: z.boolean().catch(true),
  /** What comes next, said aloud. */
  speech: z.boolean().catch(false),
});

export type PlayerSettings = z.infer<typeof settingsSchema>;

/** How this person likes the player on this device; what cannot be read is as it is at first. */
export function readSettings(kept: string | undefined): PlayerSettings {
  try {
    return settingsSchema.parse(JSON.parse(kept ?? '{}'));
  } catch {
    return settingsSchema.parse({});
  }
}

export const loadSettings = (): PlayerSettings => readSettings(userStorage.read(KEPT_AS));

export const keepSettings = (settings: PlayerSettings): void => userStorage.write(KEPT_AS, JSON.stringify(settings));
