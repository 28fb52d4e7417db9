import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { Note } from '../../ui/display/Note.tsx'
import { SmallText } from '../../ui/display/SmallText.tsx'
import { DropZone } from '../../ui/input/DropZone.tsx'
import { Inline, Stack } from '../../ui/layout/Stack.tsx'
import { Spinner } from '../../ui/state/Spinner.tsx'
import { downloadTemplate } from './downloadTemplate.ts'
import classes from './Import.module.css'
import { importText as text } from './import.messages.ts'
import type { Import } from './useImport.ts'

/** A file is chosen and read, or the template is fetched first. */
export const FileStep = ({ name, importing }: { name: string; importing: Import }) => (
  <Stack>
    {importing.reading ? (
      <div className={classes.reading} role="status">
        <Spinner />
        <span className={classes.readingName}>{text.reading(importing.reading)}</span>
        <Button size="xs" variant="default" onClick={importing.stopReading}>
          {text.cancel}
        </Button>
      </div>
    ) : (
      <DropZone words={text.drop} hint={text.limits} onFiles={([file]) => file && importing.read(file)} />
    )}
    {importing.problem && (
      <Note tone="red" role="alert">
        {importing.problem}
      </Note>
    )}
    <Inline wraps>
      <Button
        variant="default"
        leftSection={<IconFileDownload size={16} stroke={1.6} aria-hidden />}
        onClick={() => downloadTemplate(name)}
      >
        {text.template}
      </Button>
      <SmallText as="span">{text.templateHint}</SmallText>
    </Inline>
  </Stack>
)
