import { type ComponentProps, useState } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  readonly autoComplete: 'current-password' | 'new-password';
  /** The names of the button that shows what is typed, and hides it again. */
  readonly revealLabel: string;
  readonly concealLabel: string;
};

/** A field for a password, which can be looked at while typing. */
export function PasswordField({ revealLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      {...field}
      type={isRevealed ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton label={isRevealed ? concealLabel : revealLabel} onClick={() => setRevealed(!isRevealed)}>
          <Icon shape={isRevealed ? 'eyeOff' : 'eye'} size={22} />
        </IconButton>
      }
    />
  );
}
