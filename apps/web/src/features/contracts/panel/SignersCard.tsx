import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { contractSigningScreens } from '@crm/contract/features/contractSigning/contractSigning.screens'
import type { Contract, Signer } from '@crm/contract/features/contracts/contracts.rows'
import {
  type CtrState,
  isAtSigners,
  isOver,
  signerState,
  signMethod,
} from '@crm/contract/features/contracts/contracts.words'
import { linkOutcome, linkWay } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showPhone } from '@crm/contract/kit/people'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { copyText } from '../../../shared/lib/page/copyText.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { CopyField } from '../../../shared/ui/input/CopyField.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Ends, Indented } from '../../../shared/ui/layout/Ends.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { contractText as text } from '../contracts.messages.ts'

const tones: Record<Signer['cs_state'], Tone> = { waiting: 'gray', asked: 'amber', signed: 'green', declined: 'red' }

const signPage = (t: string) =>
  new URL(`${contractSigningScreens.PublicEstimateContract.path}?t=${encodeURIComponent(t)}`, location.origin).href

type Link = Signer['links'][number]
const linkTones: Record<Link['outcome'], Tone> = { waiting: 'amber', sent: 'gray', failed: 'red', revoked: 'gray' }

const toWords = (way: Link['slk_way'], to: string) => (way === 'talk' ? showPhone(to) : to)

const LinkRow = ({ link: { slk_way, slk_to, outcome, reg_dt } }: { link: Link }) => (
  <li>
    <Inline wraps>
      <SmallText as="span">
        {[linkWay.label(slk_way), slk_way !== 'copy' && toWords(slk_way, slk_to), showDateTime(reg_dt)]
          .filter(Boolean)
          .join(' · ')}
      </SmallText>
      {(slk_way !== 'copy' || outcome === 'revoked') && (
        <Tag tone={linkTones[outcome]}>{linkOutcome.label(outcome)}</Tag>
      )}
    </Inline>
  </li>
)

interface AskAgainProps {
  ctr_no: number
  signer: Signer
}

/** A new link each time: the address of an older one is not kept. Shown as well, for browsers that do not copy. */
const AskAgain = ({ ctr_no, signer: { cs_no, cs_name } }: AskAgainProps) => {
  const [url, setUrl] = useState<string | null>(null)
  const params = { ctr_no, cs_no }
  const remind = useWrite(contractSigning.remind, { done: text.reminded })
  const copy = useWrite(contractSigning.createLink, {
    onDone: async ({ query: [made] }) => {
      if (!made) return
      const address = signPage(made.t)
      setUrl(address)
      await copyText(address, { copied: text.copied, failed: text.copyFailed })
    },
  })
  return (
    <>
      <Inline wraps>
        <Button
          size="xs"
          variant="default"
          aria-label={text.remindOf(cs_name)}
          loading={remind.isPending}
          onClick={() => remind.mutate({ params })}
        >
          {text.remind}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={text.copyOf(cs_name)}
          leftSection={<IconCopy size={14} stroke={1.6} aria-hidden />}
          loading={copy.isPending}
          onClick={() => copy.mutate({ params })}
        >
          {text.copy}
        </Button>
      </Inline>
      {url && <CopyField label={text.address(cs_name)} value={url} />}
    </>
  )
}

/** Nobody waits for whoever has not signed a contract that is over. */
const StateTag = ({ state, of }: { state: Signer['cs_state']; of: CtrState }) =>
  isOver(of) && (state === 'waiting' || state === 'asked') ? (
    <Tag>{text.notSigned}</Tag>
  ) : (
    <Tag tone={tones[state]}>{signerState.label(state)}</Tag>
  )

/** How far somebody has come, in words. */
const progressOf = ({ cs_state, cs_viewed_dt, cs_signed_dt, cs_method }: Signer) => {
  if (cs_state === 'signed')
    return [text.signed(showDateTime(cs_signed_dt)), cs_method && signMethod.label(cs_method)]
      .filter(Boolean)
      .join(' · ')
  if (cs_viewed_dt) return text.viewed(showDateTime(cs_viewed_dt))
  return cs_state === 'asked' ? text.notViewed : null
}

const SignerItem = ({ signer, contract }: { signer: Signer; contract: Contract }) => {
  const { cs_name, cs_title, cs_phone, cs_email, cs_state, cs_decline_reason, links } = signer
  const mayAsk = contract.may_write && isAtSigners(contract.ctr_state) && cs_state === 'asked'
  const progress = contract.ctr_state === 'draft' ? null : progressOf(signer)
  return (
    <Stack as="li" gap="sm">
      <Ends>
        <strong>{[cs_name, cs_title].filter(Boolean).join(' · ')}</strong>
        {contract.ctr_state !== 'draft' && <StateTag state={cs_state} of={contract.ctr_state} />}
      </Ends>
      <div>
        <SmallText>{[showPhone(cs_phone), cs_email].filter(Boolean).join(' · ')}</SmallText>
        {progress && <SmallText>{progress}</SmallText>}
        {cs_decline_reason && <SmallText tone="red">{cs_decline_reason}</SmallText>}
      </div>
      {links.length > 0 && (
        <Indented label={text.messagesOf(cs_name)}>
          {links.map((link) => (
            <LinkRow key={link.slk_no} link={link} />
          ))}
        </Indented>
      )}
      {mayAsk && <AskAgain ctr_no={contract.ctr_no} signer={signer} />}
    </Stack>
  )
}

/** Who signs at the client, how far they are, and what was sent to them. */
export const SignersCard = ({ contract }: { contract: Contract }) => (
  <Card title={text.signers} note={contract.signers.length > 1 && (contract.is_in_order ? text.inOrder : text.atOnce)}>
    <Stack as="ul" gap="row" divided label={text.signers}>
      {contract.signers.map((signer) => (
        <SignerItem key={signer.cs_no} signer={signer} contract={contract} />
      ))}
    </Stack>
  </Card>
)
