import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { PLAYER_MODES } from '#core/training/player/player-state.ts';
import { keepDocument, readKept } from '#web/parts/person/kept-document.ts';

const KEPT_AS = 'player.settings';

const settingsSchema = z.object({
  mode: z.enum(PLAYER_MODES).catch('rounds'),
  /** The person has said in which order they do their sets, so that nobody asks again. */
  isWayChosen: z.boolean().optional().catch(undefined),
  /** A tone when the rest is over. */
  sound: z.boolean().catch(false),
  vibration: z.boolean().catch(true),
  /** What comes next, said aloud. */
  speech: z.boolean().catch(false),
});

export const playerSettingsDocument = versionedDocument({
  name: 'player-settings',
  schema: () => settingsSchema,
  upgrades: [],
});

export type PlayerSettings = z.infer<typeof settingsSchema>;

/** How this person likes the player on this device; what cannot be read is as it is at first. */
export const loadSettings = (): PlayerSettings => readKept(playerSettingsDocument, KEPT_AS) ?? settingsSchema.parse({});

export const keepSettings = (settings: PlayerSettings): void => keepDocument(playerSettingsDocument, KEPT_AS, settings);
