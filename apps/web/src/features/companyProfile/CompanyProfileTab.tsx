import {
  type CompanyProfile,
  companyProfile,
  profileFields,
  sealUseColumns,
} from '@crm/contract/features/companyProfile/companyProfile'
import { Button, Input, TextInput } from '@mantine/core'
import { useId } from 'react'
import { FormFields } from '../../shared/kit/form/FormFields.tsx'
import { FormNotes } from '../../shared/kit/form/FormNotes.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { ListCard } from '../../shared/kit/list/ListCard.tsx'
import { LoadedRecord } from '../../shared/kit/record/RecordLoading.tsx'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { AccountLines } from './AccountLines.tsx'
import { CopiesCard } from './CopiesCard.tsx'
import { companyProfileText as text } from './companyProfile.messages.ts'
import { SealCard } from './SealCard.tsx'

const useProfileForm = (profile: CompanyProfile) =>
  useRecordForm({
    update: companyProfile.change,
    record: profile,
    toValues: (row: CompanyProfile | undefined) => {
      const { cpr_business, cpr_item, accounts } = row ?? profile
      return { cpr_business, cpr_item, accounts }
    },
    labels: profileFields,
    show: { accounts: (accounts) => accounts.map(({ cac_number }) => cac_number).join(', ') },
    draft: 'companyProfile',
  })

const ProfileCard = ({ profile }: { profile: CompanyProfile }) => {
  const formId = useId()
  const state = useProfileForm(profile)
  const { form, field } = state
  return (
    <Card title={text.about}>
      <FormFields state={state} id={formId}>
        <SmallText>{text.aboutHint}</SmallText>
        <FieldGrid>
          <TextInput maxLength={50} {...field('cpr_business')} withAsterisk={false} />
          <TextInput maxLength={100} {...field('cpr_item')} withAsterisk={false} />
        </FieldGrid>
        <Input.Wrapper
          label={text.accounts}
          labelElement="div"
          description={text.accountsHint}
          error={form.errors.accounts}
        >
          <AccountLines
            value={form.values.accounts}
            mistakeOf={(place, name) => form.errors[`accounts.${place}.${name}`] as string | undefined}
            onChange={(accounts) => form.setFieldValue('accounts', accounts)}
          />
        </Input.Wrapper>
        <Inline justify="between">
          <span>
            <FormNotes state={state} />
          </span>
          <Button type="submit" form={formId} loading={state.busy} disabled={!state.isUnsaved}>
            {text.save}
          </Button>
        </Inline>
      </FormFields>
    </Card>
  )
}

const UsesCard = () => (
  <ListCard
    emptyAction={null}
    endpoint={companyProfile.uses}
    columns={sealUseColumns}
    fixed={{}}
    words={{ title: text.uses, empty: text.noUses }}
  />
)

/** What papers print of the company, and every use of its seal. */
export const CompanyProfileTab = () => (
  <LoadedRecord read={useRead(companyProfile.profile)}>
    {(profile) => (
      <Stack gap="lg">
        <ProfileCard profile={profile} />
        <SealCard profile={profile} />
        <CopiesCard copies={profile.copies} />
        <UsesCard />
      </Stack>
    )}
  </LoadedRecord>
)
