import { type CompanyProfile, companyProfile, mostSeal } from '@crm/contract/features/companyProfile/companyProfile'
import { Button, FileButton } from '@mantine/core'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import classes from './CompanyProfile.module.css'
import { companyProfileText as text } from './companyProfile.messages.ts'
import { MadeSeal } from './MadeSeal.tsx'

/** What is pressed on papers: a picture of theirs, or one made from the company's name. */
export const SealCard = ({ profile }: { profile: CompanyProfile }) => {
  const upload = useWrite(companyProfile.setSeal, { done: text.uploaded })
  const remove = useWrite(companyProfile.removeSeal, { done: text.madeAgain })
  const choose = (file: File | null) => {
    if (!file) return
    if (file.size > mostSeal) return toast.error(text.tooLarge)
    upload.mutate({ body: { file } })
  }
  const useMade = async () => {
    if (await confirm({ title: text.askMade, yes: text.useMade })) remove.mutate()
  }
  return (
    <Card title={text.seal}>
      <Inline gap="lg" wraps>
        <span className={classes.picture}>
          {profile.seal ? (
            <img src={profile.seal} alt={text.seal} />
          ) : (
            <MadeSeal company={profile.company} label={text.seal} />
          )}
        </span>
        <Stack gap="xs">
          <span>{profile.seal ? text.picture : text.made}</span>
          <SmallText>{text.sealHint}</SmallText>
          <Inline>
            <FileButton accept="image/png" onChange={choose}>
              {(props) => (
                <Button {...props} size="xs" variant="default" loading={upload.isPending}>
                  {text.upload}
                </Button>
              )}
            </FileButton>
            {profile.seal && (
              <Button size="xs" variant="subtle" loading={remove.isPending} onClick={useMade}>
                {text.useMade}
              </Button>
            )}
          </Inline>
        </Stack>
      </Inline>
    </Card>
  )
}
