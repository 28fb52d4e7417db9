import { NumberInput, type NumberInputProps } from '@mantine/core'

/** A count or a sum: whole, not below zero, with its unit behind it. */
export const WholeNumberField = ({ unit, value, ...props }: Omit<NumberInputProps, 'suffix'> & { unit?: string }) => (
  <NumberInput
    thousandSeparator=","
    allowDecimal={false}
    allowNegative={false}
    hideControls
    inputMode="numeric"
    suffix={unit}
    {...props}
    // A field that nothing was entered into is empty, not uncontrolled.
    value={value ?? ''}
  />
)
