import { type SignerPage, signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { signingText as text } from '../contractSigning.messages.ts'
import { isSameName } from './signingSteps.ts'
import type { SigningState } from './useSigning.ts'

const mostLetters = 50

/** Said as soon as people leave the field: the signature is the last step, which would be late. */
const problemOf = (name: string, me: SignerPage['me']) => {
  if (name.trim() === '') return signingMessages.name
  return isSameName(name, me) ? undefined : signingMessages.nameDiffers(me.cs_name)
}

export const NameStep = ({ me, signing: { state } }: { me: SignerPage['me']; signing: SigningState }) => {
  const [hasLeft, setLeft] = useState(false)
  const { onBlur, error, ...name } = state.form.getInputProps('name')
  return (
    <FieldGrid>
      <TextInput
        label={text.name}
        description={text.nameHint}
        withAsterisk
        size="md"
        autoComplete="name"
        maxLength={mostLetters}
        {...name}
        error={(hasLeft && problemOf(state.form.values.name, me)) || error}
        onBlur={(event) => {
          setLeft(true)
          onBlur?.(event)
        }}
      />
      <TextInput
        label={text.title}
        description={text.titleHint}
        size="md"
        autoComplete="organization-title"
        maxLength={mostLetters}
        {...state.form.getInputProps('title')}
      />
    </FieldGrid>
  )
}
