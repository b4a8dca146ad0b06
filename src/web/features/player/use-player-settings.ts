import { useState } from 'react';
import { wakeSound } from './cues.ts';
import { keepSettings, type PlayerSettings, recallSettings } from './player-settings.ts';

/** The settings of the player, and how to change them. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState(recallSettings);
  const change = (some: Partial<PlayerSettings>) => {
    const changed = { ...settings, ...some };
    wakeSound(changed);
    keepSettings(changed);
    setSettings(changed);
  };
  return { settings, change };
}
