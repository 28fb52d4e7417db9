import { Text } from '../../shared/ui/display/Text.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'

interface MessageTextProps {
  title: string
  text: string
  buttons?: { name: string }[]
}

/** A message as it looks in a chat. */
export const MessageText = ({ title, text, buttons = [] }: MessageTextProps) => (
  <Tile tone="ground">
    <Stack gap="sm">
      <Text size="small" weight="strong">
        {title}
      </Text>
      <Text as="p" size="small" keepsLines>
        {text}
      </Text>
      {buttons.map(({ name }) => (
        <Tile as="p" size="sm" tone="surface" key={name}>
          <Text as="div" size="small" align="center">
            {name}
          </Text>
        </Tile>
      ))}
    </Stack>
  </Tile>
)
