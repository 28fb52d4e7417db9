import { useEffect, useState } from 'react'
import { WholeNumberField } from '../../../ui/input/WholeNumberField.tsx'
import { uiText } from '../../../ui/ui.messages.ts'
import { type Field, type FilterPiece, patchOf } from './filterPiece.ts'

interface AmountProps {
  label: string
  value: number | undefined
  onChange: (amount: number | undefined) => void
}

/** Asked when people have typed it to its end. */
const Amount = ({ label, value, onChange }: AmountProps) => {
  const [typed, setTyped] = useState<number | ''>(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  const take = () => {
    const amount = typed === '' ? undefined : typed
    if (amount !== value) onChange(amount)
  }
  return (
    <WholeNumberField
      aria-label={label}
      placeholder={label}
      w={130}
      unit={uiText.won}
      value={typed}
      onChange={(amount) => setTyped(amount === '' ? '' : Number(amount))}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}

/** From an amount, to an amount, or both. */
export const amountRange = <Least extends string, Most extends string>(
  least: Least,
  most: Most,
  words: { least: string; most: string },
): FilterPiece<Field<Least | Most, number>> => ({
  fields: [least, most],
  render: ({ value, change }) =>
    ([least, most] as const).map((name) => (
      <Amount
        key={name}
        label={name === least ? words.least : words.most}
        value={value[name]}
        onChange={(amount) => change(patchOf(name, amount) as Partial<Field<Least | Most, number>>)}
      />
    )),
})
