import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { useTheme } from '#web/ui/theme.ts';

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  return (
    <IconButton label={theme === 'light' ? 'Use the dark theme' : 'Use the light theme'} onClick={toggleTheme}>
      {theme === 'light' ? <Moon /> : <Sun />}
    </IconButton>
  );
}
