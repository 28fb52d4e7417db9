import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Signer } from '@crm/contract/features/contracts/contracts.rows'
import { isAtSigners, isConcluded, signerState } from '@crm/contract/features/contracts/contracts.words'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconQrcode, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'

const tones: Record<Signer['cs_state'], Tone> = { waiting: 'gray', asked: 'amber', signed: 'green', declined: 'red' }
const signPath = (t: string) => pathOf('PublicEstimateContract', {}, { t })
const iconProps = { size: 20, stroke: 1.6, 'aria-hidden': true } as const

/** The signer's own page, here or on their phone; the code that proves who signs goes to them either way. */
const AskToSign = ({ ctr_no, signer: { cs_no, cs_name } }: { ctr_no: number; signer: Signer }) => {
  const navigate = useNavigate()
  const [code, showCode] = useState<string | null>(null)
  const params = { ctr_no, cs_no }
  const here = useWrite(contractSigning.createLink, {
    onDone: ({ query: [made] }) => made && navigate(signPath(made.t)),
  })
  const phone = useWrite(contractSigning.createLink, {
    onDone: ({ query: [made] }) => made && showCode(new URL(signPath(made.t), location.origin).href),
  })
  const handOver = async () => {
    const words = { title: text.handOver(cs_name), description: text.handOverNote, yes: text.openPage }
    if (await confirm(words)) here.mutate({ params })
  }
  return (
    <Inline wraps>
      <Button
        variant="default"
        aria-label={text.signCodeOf(cs_name)}
        loading={phone.isPending}
        leftSection={<IconQrcode {...iconProps} />}
        onClick={() => phone.mutate({ params })}
      >
        {text.signCode}
      </Button>
      <Button
        aria-label={text.signHereOf(cs_name)}
        loading={here.isPending}
        leftSection={<IconSignature {...iconProps} />}
        onClick={handOver}
      >
        {text.signHere}
      </Button>
      {code && <CodeDialog name={text.signCodeName} url={code} onClose={() => showCode(null)} />}
    </Inline>
  )
}

/** Who signs the contract, on the spot. */
export const SignersOnTheSpot = ({ ctr_no }: { ctr_no: number }) => {
  const contract = useRead(contracts.detail, { params: { ctr_no } }).data?.query[0]
  if (!contract || contract.ctr_state === 'draft') return null
  if (isConcluded(contract.ctr_state)) return <Note tone="green">{text.signedAll}</Note>
  return (
    <Stack as="ul" divided label={text.signers}>
      {contract.signers.map((signer) => (
        <Inline as="li" key={signer.cs_no} justify="between" wraps>
          <span>
            <strong>{[signer.cs_name, signer.cs_title].filter(Boolean).join(' · ')}</strong>{' '}
            <Tag tone={tones[signer.cs_state]}>{signerState.label(signer.cs_state)}</Tag>
          </span>
          {contract.may_write && isAtSigners(contract.ctr_state) && signer.cs_state === 'asked' && (
            <AskToSign ctr_no={ctr_no} signer={signer} />
          )}
        </Inline>
      ))}
    </Stack>
  )
}
