import { Button } from '@mantine/core'
import { useState } from 'react'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { DropZone } from '../../../shared/ui/input/DropZone.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'
import { SealRefused, sealPng } from './sealPng.ts'

interface Props {
  picture: string | null
  onChange: (picture: string | null) => void
}

/** A picture of a seal: read and made small in the browser. */
export const SealPicture = ({ picture, onChange }: Props) => {
  const [problem, setProblem] = useState<string | null>(null)
  const take = async ([file]: File[]) => {
    if (!file) return
    try {
      onChange(await sealPng(file))
      setProblem(null)
    } catch (refusal) {
      setProblem(refusal instanceof SealRefused ? refusal.message : text.sealUnreadable)
    }
  }
  return (
    <Stack gap="sm">
      {picture && (
        <Inline>
          <img src={picture} alt={text.sealPicture} className={classes.seal} />
          <Button size="xs" variant="default" onClick={() => onChange(null)}>
            {text.sealRemove}
          </Button>
        </Inline>
      )}
      <DropZone slim words={text.sealDrop} hint={text.sealHint} accept="image/png" onFiles={take} />
      {problem && (
        <Text as="p" tone="red" size="small" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
