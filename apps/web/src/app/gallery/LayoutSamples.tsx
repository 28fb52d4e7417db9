import { showNumber } from '@crm/contract/kit/numbers'
import { Button, TextInput } from '@mantine/core'
import { showDate, showDateTime, showSpan } from '../../shared/lib/format/date.ts'
import { showWon } from '../../shared/lib/format/money.ts'
import { Ago } from '../../shared/ui/display/Ago.tsx'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Ends, Indented } from '../../shared/ui/layout/Ends.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../shared/ui/layout/Truncate.tsx'
import { EventList } from '../../shared/ui/list/EventList.tsx'
import { LineList, LineName, PairList } from '../../shared/ui/list/LineList.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { galleryText } from './gallery.messages.ts'
import { Sample } from './Sample.tsx'
import { TileSamples } from './TileSamples.tsx'

const words = galleryText.layout
const now = '2026-11-16 09:00'
const amount = 122_000_000

/** How things stand among one another, and how dates and money are written. */
export const LayoutSamples = () => (
  <Sample name="layout">
    <Stack>
      <Card title={words.rows} flush>
        <RowList>
          <RowItem name={words.name} about={words.about}>
            <Tag tone="teal">{words.tag}</Tag>
          </RowItem>
          <RowItem name={words.long} about={words.long} />
        </RowList>
      </Card>
      <Card title={words.lines}>
        <Stack>
          <LineList wraps>
            <li>
              <LineName>{words.name}</LineName>
              <SmallText as="time">{showDate('2026-11-14', now)}</SmallText>
              <Tag tone="teal">{words.tag}</Tag>
            </li>
            <li>
              <LineName>{words.long}</LineName>
              <SmallText as="span" tone="amber">
                {words.tag}
              </SmallText>
            </li>
          </LineList>
          <Ends>
            <strong>{words.long}</strong>
            <span>{showWon(amount)}</span>
          </Ends>
          <Indented label={words.about}>
            <Ends as="li">
              <SmallText as="span">{words.about}</SmallText>
              <span>{showWon(amount)}</span>
            </Ends>
          </Indented>
          <EventList newestFirst>
            <li>{words.name}</li>
            <li>{words.about}</li>
          </EventList>
          <PairList>
            <li>
              <strong>{words.name}</strong>
              <SmallText as="span">{words.about}</SmallText>
            </li>
          </PairList>
        </Stack>
      </Card>
      <Card title={words.fields}>
        <Stack>
          <FieldGrid>
            <TextInput label={words.name} />
            <TextInput label={words.tag} />
            <div data-whole>
              <TextInput label={words.about} />
            </div>
          </FieldGrid>
          <Section
            title={words.section}
            actions={
              <Button size="xs" variant="default">
                {words.action}
              </Button>
            }
          >
            <SmallText>{words.about}</SmallText>
            <Truncate lines={2}>{words.long.repeat(4)}</Truncate>
          </Section>
          <Inline justify="end">
            <Button variant="default">{words.action}</Button>
          </Inline>
        </Stack>
      </Card>
      <Card title={words.written}>
        <Facts
          facts={[
            [words.date, showDate('2026-11-14', now)],
            [words.time, showDateTime('2026-11-14 11:00', now)],
            [words.span, showSpan('2026-11-14 11:00', '2026-11-14 12:30', now)],
            [words.ago, <Ago key="ago" at={now} />],
            [words.otherYear, showDate('2025-11-14', now)],
            [words.money, showWon(amount)],
            [words.tableMoney, showNumber(amount)],
          ]}
        />
      </Card>
      <TileSamples />
    </Stack>
  </Sample>
)
