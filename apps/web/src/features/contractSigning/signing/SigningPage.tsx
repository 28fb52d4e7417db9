import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { useEffect, useRef } from 'react'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { PublicPage } from '../../../shared/ui/page/PublicPage.tsx'
import { signingText as text } from '../contractSigning.messages.ts'
import { CodeStep } from './CodeStep.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { ContractHead } from './ContractHead.tsx'
import { ContractText } from './ContractText.tsx'
import { NameStep } from './NameStep.tsx'
import { SignatureStep } from './SignatureStep.tsx'
import { Signers } from './Signers.tsx'
import { SigningFoot } from './SigningFoot.tsx'
import { StepCard, StepTitle } from './StepCard.tsx'
import { showStep } from './showStep.ts'
import { type StepName, type StepState, stepsOf } from './signingSteps.ts'
import { useCode } from './useCode.ts'
import { useReading } from './useReading.ts'
import { useSigning } from './useSigning.ts'

/** Two signers may use one browser; the token itself is never kept. */
const draftKeyOf = ({ ctr_hash, me }: SignerPage) => `contractSigning.${ctr_hash.slice(0, 16)}.${me.cs_name}`

/** The code's field is gone once it was right: the keyboard goes on at the signature. */
const useGoOnToSignature = (isVerified: boolean) => {
  const before = useRef(isVerified)
  useEffect(() => {
    if (isVerified && !before.current) showStep('sign')
    before.current = isVerified
  }, [isVerified])
}

/** Everything that leads to a signature, on one page; what is done stays done, also in another window. */
export const SigningPage = ({ t, page }: { t: string; page: SignerPage }) => {
  const draftKey = draftKeyOf(page)
  const reading = useReading(t, page)
  const signing = useSigning(t, page, draftKey)
  const code = useCode(t, page, draftKey)
  useGoOnToSignature(page.me.is_verified)
  const steps = stepsOf(page, signing.state.form.values.name)
  const step = Object.fromEntries(steps.map((each) => [each.name, each])) as Record<StepName, StepState>
  return (
    <PublicPage>
      <ContractHead t={t} page={page} />
      <Stack>
        {page.signers.length > 1 && <Signers page={page} />}
        <ContractText
          html={page.ctr_html}
          isFolded={page.me.is_read}
          title={<StepTitle step={step.read} />}
          end={
            <div ref={reading.end}>
              <Text as="p" tone="second" size="small" {...(!page.me.is_read && { align: 'center' as const })}>
                {page.me.is_read ? text.read : text.end}
              </Text>
            </div>
          }
        />
        <StepCard step={step.who}>
          <NameStep me={page.me} signing={signing} />
        </StepCard>
        <StepCard step={step.consent} locked={text.locked.consent}>
          <ConsentStep t={t} page={page} />
        </StepCard>
        <StepCard step={step.code} locked={text.locked.code}>
          <CodeStep page={page} code={code} />
        </StepCard>
        <StepCard step={step.sign} locked={text.locked.sign}>
          <SignatureStep signing={signing} />
        </StepCard>
      </Stack>
      <SigningFoot t={t} page={page} steps={steps} reading={reading} code={code} signing={signing} />
    </PublicPage>
  )
}
