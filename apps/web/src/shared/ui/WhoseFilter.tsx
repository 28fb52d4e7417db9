import { Segments } from './Segments.tsx'

interface WhoseFilterProps {
  words: { whose: string; all: string; own: string }
  value: 0 | 1 | undefined
  onChange: (is_own: 1 | undefined) => void
}

/** Everybody's, or one's own alone. */
export const WhoseFilter = ({ words, value = 0, onChange }: WhoseFilterProps) => (
  <Segments
    aria-label={words.whose}
    data={[
      { value: 0, label: words.all },
      { value: 1, label: words.own },
    ]}
    value={value}
    onChange={(is_own) => onChange(is_own === 1 ? 1 : undefined)}
  />
)
