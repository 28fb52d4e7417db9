import { learning } from '@crm/contract/features/learning/learning'
import type { LectureProgress } from '@crm/contract/features/learning/talk.rows'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { HeatStrip } from './HeatStrip.tsx'
import { progressText as text } from './staff.messages.ts'

const Strip = ({ lecture }: { lecture: LectureProgress }) => {
  if (lecture.heat.length === 0) return <SmallText>{text.noVideo}</SmallText>
  if (lecture.opened === 0) return <SmallText>{text.nobody}</SmallText>
  return <HeatStrip lecture={lecture} />
}

/** Each lecture of a course: who opened it, who finished it, and which parts of it were watched. */
export const LecturesProgress = ({ crs_no }: { crs_no: number }) => (
  <Card title={text.lectures}>
    <Stack>
      <SmallText>{text.legend}</SmallText>
      <LoadedRows read={useRead(learning.progress, { params: { crs_no } })} empty={text.noLectures}>
        {(lectures) => (
          <Stack as="ul">
            {lectures.map((lecture) => (
              <Stack as="li" gap="xs" key={lecture.crl_no}>
                <Inline justify="between" wraps="close">
                  <span>{lecture.crl_title}</span>
                  <SmallText as="span">{text.counts(lecture.opened, lecture.done)}</SmallText>
                </Inline>
                <Strip lecture={lecture} />
              </Stack>
            ))}
          </Stack>
        )}
      </LoadedRows>
    </Stack>
  </Card>
)
