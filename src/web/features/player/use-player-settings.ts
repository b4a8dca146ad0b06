import { useState } from 'react';
import { wakeSound } from './cues.ts';
import { keepSettings, loadSettings, type PlayerSettings } from './player-settings.ts';

/** The settings of the player, and how to change them. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState(loadSettings);
  const change = (some: Partial<PlayerSettings>) => {
    const changed = { ...settings, ...some };
    wakeSound(changed);
    keepSettings(changed);
    setSettings(changed);
  };
  return { settings, change };
}
