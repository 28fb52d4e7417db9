import { screens } from '@crm/contract/screens'
import { IconBuilding } from '@tabler/icons-react'
import { useState } from 'react'
import { TextButton, TextLink } from '../../shared/ui/button/TextButton.tsx'
import { Bullets } from '../../shared/ui/display/Bullets.tsx'
import { Dot } from '../../shared/ui/display/Dot.tsx'
import { LinkTile } from '../../shared/ui/display/LinkTile.tsx'
import { Mark } from '../../shared/ui/display/Mark.tsx'
import { Picture } from '../../shared/ui/display/Picture.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Beside } from '../../shared/ui/layout/Beside.tsx'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { FoldArrow } from '../../shared/ui/layout/FoldArrow.tsx'
import { Grid } from '../../shared/ui/layout/Grid.tsx'
import { Scroll } from '../../shared/ui/layout/Scroll.tsx'
import { Grow, Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import { Row, RowButton, RowHeading, RowList, RowSummary, RowWords } from '../../shared/ui/list/RowList.tsx'
import { SmallTable } from '../../shared/ui/list/SmallTable.tsx'
import { galleryText } from './gallery.messages.ts'

const words = galleryText.layout
const tones = ['second', 'heading', 'accent', 'green', 'amber', 'red'] as const
const sizes = ['tiny', 'small', 'middle', 'figure', 'large', 'huge', 'title'] as const
const weights = ['normal', 'medium', 'strong', 'bold'] as const
const dots = ['gray', 'accent', 'soft', 'green', 'amber', 'red'] as const

const WordsCard = () => (
  <Card title={words.wordsTitle}>
    <Stack gap="sm">
      <Inline wraps gap="row">
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {words.name}
          </Text>
        ))}
      </Inline>
      <Inline wraps gap="row" align="baseline">
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {words.name}
          </Text>
        ))}
      </Inline>
      <Inline wraps gap="row">
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            {words.name}
          </Text>
        ))}
        <TextButton>{words.action}</TextButton>
        <TextLink tone="text" to={screens.Index.path}>
          {words.name}
        </TextLink>
      </Inline>
      <Inline wraps gap="row">
        {dots.map((tone) => (
          <Dot key={tone} tone={tone} />
        ))}
        <Mark>1</Mark>
        <Mark tone="filled">2</Mark>
        <Mark tone="accent" size="large">
          <IconBuilding size={22} stroke={1.6} aria-hidden />
        </Mark>
        <Picture src={null} size="small" none={<IconBuilding size={16} stroke={1.6} aria-hidden />} />
      </Inline>
    </Stack>
  </Card>
)

const TilesCard = () => (
  <Card title={words.tiles}>
    <Stack>
      <Grid columns={3} gap="sm">
        <Tile>{words.name}</Tile>
        <Tile tone="ground">
          <SmallText>{words.about}</SmallText>
          <Text size="figure" weight="bold">
            12
          </Text>
        </Tile>
        <Tile tone="accent">{words.name}</Tile>
      </Grid>
      <Grid least={220} gap="sm">
        <LinkTile to={screens.Index.path}>
          <Text size="title">{words.name}</Text>
          <SmallText as="span">{words.about}</SmallText>
        </LinkTile>
        <Bullets items={[words.name, words.about]} />
      </Grid>
      <Beside columns="120px minmax(0, 1fr)" align="center">
        <SmallText as="span">{words.tag}</SmallText>
        <Tile size="sm">{words.about}</Tile>
      </Beside>
      <SmallTable heads={[words.name, words.money]} holds="figures">
        <tr>
          <th scope="row">{words.tag}</th>
          <td>12</td>
        </tr>
      </SmallTable>
    </Stack>
  </Card>
)

const PressedRowsCard = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={words.pressedRows} flush>
      <Scroll height={260} freeOnPhone>
        <RowList>
          <RowHeading>{words.section}</RowHeading>
          <li>
            <RowButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <RowWords as="span" name={words.name} about={words.about} />
              <Tag tone="teal">{words.tag}</Tag>
              <FoldArrow isOpen={isOpen} />
            </RowButton>
            {isOpen && <CardPart>{words.about}</CardPart>}
          </li>
          <Row current atTop>
            <Dot tone="accent" />
            <Grow>{words.long}</Grow>
            <Tag>{words.tag}</Tag>
          </Row>
          <li>
            <details>
              <RowSummary>
                <RowWords as="span" name={words.name} />
                <FoldArrow />
              </RowSummary>
              <CardPart>{words.about}</CardPart>
            </details>
          </li>
        </RowList>
      </Scroll>
    </Card>
  )
}

/** Words of other tones, small surfaces, and rows that can be pressed. */
export const TileSamples = () => (
  <>
    <WordsCard />
    <TilesCard />
    <PressedRowsCard />
  </>
)
