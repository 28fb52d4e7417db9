import { mostSigners, type SignerDraft } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { contractFields } from '@crm/contract/features/contracts/contracts.words'
import type { Recipient } from '@crm/contract/features/estimates/estimates'
import { Button, Input, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { PhoneInput } from '../../../shared/ui/input/PhoneInput.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../../shared/ui/layout/Tile.tsx'
import { contractFormText as text } from '../contracts.messages.ts'
import { blankSigner, signerOf } from './contractValues.ts'

interface SignersFieldProps {
  value: SignerDraft[]
  recipients: Recipient[]
  /** What is wrong with one field of a signer, by its place; with all of them otherwise. */
  mistakeOf: (path: string) => string | undefined
  onChange: (signers: SignerDraft[]) => void
}

interface OneSignerProps extends Pick<SignersFieldProps, 'recipients' | 'mistakeOf'> {
  signer: SignerDraft
  place: number
  mayRemove: boolean
  onChange: (patch: Partial<SignerDraft>) => void
  onRemove: () => void
}

const OneSigner = ({ signer, place, recipients, mistakeOf, mayRemove, onChange, onRemove }: OneSignerProps) => {
  const own = (name: keyof SignerDraft, word: string) => ({
    label: word,
    'aria-label': text.ofSigner(word, place + 1),
    value: signer[name],
    error: mistakeOf(`signers.${place}.${name}`),
  })
  const choose = (chosen: number | null) => {
    const recipient = chosen === null ? undefined : recipients[chosen]
    if (recipient) onChange(signerOf(recipient))
  }
  return (
    <Tile as="li">
      <Stack gap="sm">
        <Inline justify="between">
          <Text as="h4" weight="strong">
            {text.signer(place + 1)}
          </Text>
          {mayRemove && (
            <IconButton
              aria-label={text.removeSigner(place + 1)}
              title={text.removeSigner(place + 1)}
              onClick={onRemove}
            >
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </IconButton>
          )}
        </Inline>
        <Stack gap="row">
          {recipients.length > 0 && (
            <Select<number>
              aria-label={text.ofSigner(text.chooseContact, place + 1)}
              placeholder={text.fromContacts}
              data={recipients.map(({ name, number, email }, at) => ({
                value: at,
                label: [name, number, email].filter(Boolean).join(' · '),
              }))}
              value={null}
              onChange={choose}
            />
          )}
          <FieldGrid>
            <TextInput
              {...own('cs_name', text.name)}
              withAsterisk
              maxLength={50}
              onChange={({ currentTarget }) => onChange({ cs_name: currentTarget.value })}
            />
            <TextInput
              {...own('cs_title', text.jobTitle)}
              maxLength={50}
              onChange={({ currentTarget }) => onChange({ cs_title: currentTarget.value })}
            />
            <PhoneInput
              {...own('cs_phone', text.phone)}
              autoComplete="off"
              maxLength={20}
              onChange={(cs_phone) => onChange({ cs_phone })}
            />
            <TextInput
              {...own('cs_email', text.email)}
              type="email"
              inputMode="email"
              maxLength={254}
              onChange={({ currentTarget }) => onChange({ cs_email: currentTarget.value })}
            />
          </FieldGrid>
        </Stack>
      </Stack>
    </Tile>
  )
}

/** Who signs at the client: one to three people of theirs, or others that are typed in. */
export const SignersField = ({ value, recipients, mistakeOf, onChange }: SignersFieldProps) => {
  const mistake = mistakeOf('signers')
  return (
    <Section
      title={contractFields.signers}
      actions={
        value.length < mostSigners && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...value, blankSigner])}
          >
            {text.addSigner}
          </Button>
        )
      }
    >
      <Stack as="ol" gap="row" label={contractFields.signers}>
        {value.map((signer, place) => (
          <OneSigner
            // biome-ignore lint/suspicious/noArrayIndexKey: a signer is nothing but their place in the list
            key={place}
            signer={signer}
            place={place}
            recipients={recipients}
            mistakeOf={mistakeOf}
            mayRemove={value.length > 1}
            onChange={(patch) => onChange(value.map((other, at) => (at === place ? { ...other, ...patch } : other)))}
            onRemove={() => onChange(value.toSpliced(place, 1))}
          />
        ))}
      </Stack>
      {mistake && <Input.Error mt={8}>{mistake}</Input.Error>}
    </Section>
  )
}
