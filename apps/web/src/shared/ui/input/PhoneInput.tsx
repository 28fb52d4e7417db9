import { hyphenatePhone } from '@crm/contract/kit/people'
import { TextInput, type TextInputProps } from '@mantine/core'

interface PhoneInputProps extends Omit<TextInputProps, 'onChange'> {
  onChange?: (number: string) => void
}

/** A mobile number that gets its hyphens as it is typed; what is changed in the middle is left alone. */
export const PhoneInput = ({ onChange, ...props }: PhoneInputProps) => (
  <TextInput
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="010-0000-0000"
    {...props}
    onChange={({ currentTarget: { value, selectionStart } }) =>
      onChange?.(selectionStart === value.length ? hyphenatePhone(value) : value)
    }
  />
)
