import { useMantineColorScheme } from '@mantine/core'
import { useId } from 'react'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { shellText } from '../shell.messages.ts'
import classes from './UserMenu.module.css'

const schemes = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: shellText.colorSchemes[value] }))

/** Mantine keeps the choice in the browser and tells other tabs. */
export const ColorSchemeChoice = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const id = useId()
  return (
    <div className={classes.scheme}>
      <span id={id}>{shellText.colorScheme}</span>
      <Segments aria-labelledby={id} data={schemes} value={colorScheme} onChange={setColorScheme} size="xs" fullWidth />
    </div>
  )
}
