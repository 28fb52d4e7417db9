import { estimateSteps } from '@crm/contract/features/estimateSteps/estimateSteps'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { isOpen } from '@crm/contract/features/estimates/estimates.words'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { showTime } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'

const pageOf = (t: string) => new URL(pathOf('PublicEstimate', {}, { t }), location.origin).href

/** Who follows, and until when. */
const Followers = ({ viewings }: { viewings: { count: number; read: number; expires_dt: string | null } }) => (
  <div role="status">
    <SmallText>
      {[
        viewings.read > 0 ? text.phones(viewings.read) : text.noPhone,
        viewings.expires_dt && text.until(showTime(viewings.expires_dt)),
      ]
        .filter(Boolean)
        .join(' ')}
    </SmallText>
  </div>
)

interface CodeProps {
  estimate: Estimate
  /** Kept by the screen, so that the same code is shown again while it is valid: the server cannot show it again. */
  token: string | null
  onToken: (t: string | null) => void
}

/** The button with its code: a draft is followed live, an issued estimate is read and answered. */
export const EstimateCode = ({ estimate, token, onToken, children }: CodeProps & { children: ReactNode }) => {
  const { est_no, est_state } = estimate
  const isLive = isOpen(est_state)
  const [isShown, show] = useState(false)
  const viewings = useRead(estimateSteps.viewings, { params: { est_no } }, { enabled: isLive }).data?.query[0]
  const start = useWrite(estimateSteps.startViewing, {
    onDone: ({ query: [made] }) => {
      if (made) onToken(made.t)
      show(true)
    },
  })
  const end = useWrite(estimateSteps.endViewings, {
    done: text.ended,
    onDone: () => {
      onToken(null)
      show(false)
    },
  })
  const isKnown = token !== null && (!isLive || (viewings?.count ?? 0) > 0)
  const open = () => (isKnown ? show(true) : start.mutate({ params: { est_no }, body: {} }))
  const askEnd = async () => {
    const words = { title: text.endQuestion, description: text.endWords, yes: text.end, tone: 'danger' } as const
    if (await confirm(words)) end.mutate({ params: { est_no } })
  }
  const isFollowed = isLive && viewings !== undefined && viewings.count > 0
  const ending = isFollowed && (
    <Button variant="default" loading={end.isPending} onClick={askEnd}>
      {text.end}
    </Button>
  )
  return (
    <Stack gap="row">
      {isFollowed && <Followers viewings={viewings} />}
      <Inline wraps>
        <Button
          variant="light"
          loading={start.isPending}
          leftSection={<IconQrcode size={20} stroke={1.6} aria-hidden />}
          onClick={open}
        >
          {children}
        </Button>
        {ending}
      </Inline>
      {isShown && token && (
        <CodeDialog name={text.codeOf} url={pageOf(token)} onClose={() => show(false)}>
          {isFollowed && <Followers viewings={viewings} />}
        </CodeDialog>
      )}
    </Stack>
  )
}

/** 함께 보기: the client's phone follows what is written here. */
export const ViewingCard = ({
  estimate,
  ...code
}: Omit<CodeProps, 'estimate'> & { estimate: Estimate | undefined }) => (
  <Card title={text.viewing}>
    <Stack gap="row">
      <SmallText>{text.viewingHint}</SmallText>
      {!estimate ? (
        <SmallText>{text.notSaved}</SmallText>
      ) : estimate.may_issue ? (
        <EstimateCode estimate={estimate} {...code}>
          {text.showCode}
        </EstimateCode>
      ) : (
        <SmallText>{text.notMember}</SmallText>
      )}
    </Stack>
  </Card>
)
