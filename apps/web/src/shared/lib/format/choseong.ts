import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { disassemble, getChoseong } from 'es-hangul'

const folded = (text: string) => text.replace(/\s/g, '').toLowerCase()

/** Whether a name is meant by what has been typed so far: a part of it, its 초성, a syllable still being composed. */
export const isMeant = (name: string, typed: string) => {
  const [whole, part] = [folded(name), folded(typed)]
  // Apart, because the keyboard joins consonants while they are typed: ㄱㅅ becomes ㄳ.
  const letters = disassemble(part)
  return whole.includes(part) || getChoseong(whole).includes(letters) || disassemble(whole).includes(letters)
}

/** For selects of Mantine; groups are not used. */
export const byChoseong: OptionsFilter<number> = ({ options, search, limit }) =>
  (options as ComboboxItem<number>[]).filter(({ label }) => isMeant(label, search)).slice(0, limit)
