import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Ends } from '../../shared/ui/layout/Ends.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import { Skeleton } from '../../shared/ui/state/Skeleton.tsx'
import { PocketForm } from './PocketForm.tsx'
import { PocketHistory } from './PocketHistory.tsx'
import { useBalance } from './pocket.api.ts'
import { pocketText } from './pocket.messages.ts'

/** A company's points: how many there are, adding some, and all that happened to them. */
export const PocketPanel = ({ client_no }: { client_no: number }) => {
  const cash = useBalance(client_no)
  return (
    <>
      <Card title={pocketText.title}>
        <Stack>
          <Tile tone="ground">
            <Ends>
              <SmallText as="span">{pocketText.balance}</SmallText>
              {cash === undefined ? (
                <Skeleton w={120} h={26} />
              ) : (
                <Text as="strong" size="large">
                  {pocketText.points(cash)}
                </Text>
              )}
            </Ends>
          </Tile>
          <PocketForm client_no={client_no} cash={cash ?? 0} />
        </Stack>
      </Card>
      <PocketHistory client_no={client_no} />
    </>
  )
}
