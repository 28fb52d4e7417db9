import { showNumber } from '@crm/contract/kit/numbers'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { portalText } from './portal.messages.ts'

/** The company's points, and the way to all that happened to them. */
export const PocketCard = ({ cash }: { cash: number }) => (
  <Card
    title={portalText.pocket}
    actions={
      <Button component={Link} to={screens.ClientPocket.path} size="xs" variant="default">
        {portalText.pocketHistory}
      </Button>
    }
  >
    <Text as="p" tone="second">
      <Text as="strong" tone="plain" size="huge">
        {showNumber(cash)}
      </Text>{' '}
      {portalText.pocketUnit}
    </Text>
    <SmallText>{portalText.pocketHint}</SmallText>
  </Card>
)
