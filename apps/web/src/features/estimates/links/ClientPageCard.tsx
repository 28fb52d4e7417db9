import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { type EstimateLink, linkOutcome, linkWay } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { copyText } from '../../../shared/lib/page/copyText.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { CopyField } from '../../../shared/ui/input/CopyField.tsx'
import { Card, CardPart } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { clientPageText as text } from './clientPage.messages.ts'
import { QuestionAnswers } from './QuestionAnswers.tsx'

const tones: Record<EstimateLink['outcome'], Tone> = { waiting: 'amber', sent: 'gray', failed: 'red', revoked: 'gray' }

const stateOf = ({ outcome, first_read_dt }: EstimateLink): { words: string; tone: Tone } =>
  outcome === 'sent' && first_read_dt !== null
    ? { words: text.read(showDateTime(first_read_dt)), tone: 'green' }
    : { words: outcome === 'sent' ? text.unread : linkOutcome.label(outcome), tone: tones[outcome] }

const LinkRow = ({ link, est_no, maySend }: { link: EstimateLink; est_no: number; maySend: boolean }) => {
  const { elk_no, elk_way, elk_to, reg_dt, reason, reissue_asked_dt } = link
  const revoke = useWrite(publicEstimates.revokeLink, { done: text.revoked })
  const name = link.elk_name || text.unnamed
  const askRevoke = async () => {
    const words = { title: text.revokeQuestion(name), description: text.revokeWords, yes: text.revoke }
    if (await confirm({ ...words, tone: 'danger' })) revoke.mutate({ params: { est_no, elk_no } })
  }
  const state = stateOf(link)
  const about = [
    text.to(linkWay.label(elk_way), elk_to),
    text.sent(showDateTime(reg_dt)),
    reissue_asked_dt && text.reissue(showDateTime(reissue_asked_dt)),
    reason,
  ]
  return (
    <RowItem name={name} about={about.filter(Boolean).join(' · ')}>
      <Tag tone={state.tone}>{state.words}</Tag>
      {maySend && elk_way !== 'portal' && link.outcome !== 'revoked' && (
        <Button size="compact-xs" variant="default" aria-label={text.revokeOf(name)} onClick={askRevoke}>
          {text.revoke}
        </Button>
      )}
    </RowItem>
  )
}

/** A new link each time: the address of an older one is not kept. Shown as well, for browsers that do not copy. */
const CopyLink = ({ est_no, onMade }: { est_no: number; onMade: (url: string | null) => void }) => {
  const { mutate, isPending } = useWrite(publicEstimates.createLink, {
    onDone: async ({ query: [made] }) => {
      if (!made) return
      const url = new URL(pathOf('PublicEstimate', {}, { t: made.t }), location.origin).href
      onMade(url)
      await copyText(url, { copied: text.copied, failed: text.copyFailed })
    },
  })
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      leftSection={<IconCopy size={14} stroke={1.6} aria-hidden />}
      onClick={() => mutate({ params: { est_no }, body: {} })}
    >
      {text.copy}
    </Button>
  )
}

/** The client's page of an issued estimate: who was sent a link, who has read it, and what they ask. */
export const ClientPageCard = ({ estimate: { est_no, est_state } }: { estimate: Estimate }) => {
  const [url, setUrl] = useState<string | null>(null)
  const page = useRead(publicEstimates.page, { params: { est_no } }).data?.query[0]
  if (!page) return null
  const { links, questions, may_send } = page
  const hasMore = links.length === 0 || url !== null || questions.length > 0
  const isReadable = est_state === 'issued' || est_state === 'accepted' || est_state === 'expired'
  return (
    <Card
      title={text.title}
      note={links.length}
      flush
      actions={may_send && isReadable && <CopyLink est_no={est_no} onMade={setUrl} />}
    >
      <RowList label={text.links}>
        {links.map((link) => (
          <LinkRow key={link.elk_no} link={link} est_no={est_no} maySend={may_send} />
        ))}
      </RowList>
      {hasMore && (
        <CardPart>
          <Stack>
            {links.length === 0 && <SmallText>{text.none}</SmallText>}
            {url && <CopyField label={text.address} value={url} />}
            {questions.length > 0 && <QuestionAnswers est_no={est_no} questions={questions} mayAnswer={may_send} />}
          </Stack>
        </CardPart>
      )}
    </Card>
  )
}
