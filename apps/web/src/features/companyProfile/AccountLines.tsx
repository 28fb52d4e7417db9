import { type CompanyAccount, mostAccounts } from '@crm/contract/features/companyProfile/companyProfile'
import { Button, TextInput } from '@mantine/core'
import { IconArrowBarToUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { Beside } from '../../shared/ui/layout/Beside.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { BankSelect } from '../reference/BankSelect.tsx'
import { companyProfileText as text } from './companyProfile.messages.ts'

interface AccountLinesProps {
  value: CompanyAccount[]
  /** What is wrong with one field of an account, by its place. */
  mistakeOf: (place: number, field: keyof CompanyAccount) => string | undefined
  onChange: (accounts: CompanyAccount[]) => void
}

const empty: CompanyAccount = { bank_code: '', cac_number: '', cac_holder: '' }

/** Accounts that clients pay into, the printed one first. */
export const AccountLines = ({ value, mistakeOf, onChange }: AccountLinesProps) => {
  const without = (place: number) => value.filter((_, at) => at !== place)
  const change = (place: number, patch: Partial<CompanyAccount>) =>
    onChange(value.map((account, at) => (at === place ? { ...account, ...patch } : account)))
  return (
    <Stack gap="sm">
      {value.length === 0 && <EmptyLine>{text.noAccounts}</EmptyLine>}
      <Stack as="ul" gap="sm">
        {value.map((account, place) => {
          const label = (word: string) => text.ofAccount(word, place + 1)
          return (
            <Beside
              as="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: an account is nothing but its place
              key={place}
              columns="minmax(130px, 1fr) minmax(160px, 1.4fr) minmax(120px, 1fr) 68px"
              align="start"
              stacks
            >
              <BankSelect
                aria-label={label(text.bank)}
                placeholder={text.bank}
                value={account.bank_code || null}
                error={mistakeOf(place, 'bank_code')}
                onChange={(bank_code) => change(place, { bank_code: bank_code ?? '' })}
              />
              <TextInput
                aria-label={label(text.number)}
                placeholder={text.number}
                inputMode="numeric"
                maxLength={30}
                value={account.cac_number}
                error={mistakeOf(place, 'cac_number')}
                onChange={({ currentTarget }) => change(place, { cac_number: currentTarget.value })}
              />
              <TextInput
                aria-label={label(text.holder)}
                placeholder={text.holder}
                maxLength={50}
                value={account.cac_holder}
                error={mistakeOf(place, 'cac_holder')}
                onChange={({ currentTarget }) => change(place, { cac_holder: currentTarget.value })}
              />
              <Inline as="span" gap="none" justify="end">
                {place > 0 && (
                  <IconButton
                    aria-label={label(text.first)}
                    title={text.first}
                    onClick={() => onChange([account, ...without(place)])}
                  >
                    <IconArrowBarToUp size={16} stroke={1.8} aria-hidden />
                  </IconButton>
                )}
                <IconButton
                  aria-label={label(text.remove)}
                  title={text.remove}
                  onClick={() => onChange(without(place))}
                >
                  <IconTrash size={16} stroke={1.8} aria-hidden />
                </IconButton>
              </Inline>
            </Beside>
          )
        })}
      </Stack>
      {value.length < mostAccounts && (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
            onClick={() => onChange([...value, empty])}
          >
            {text.addAccount}
          </Button>
        </div>
      )}
    </Stack>
  )
}
