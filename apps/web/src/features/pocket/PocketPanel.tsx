import { Card } from '../../shared/ui/Card.tsx'
import { Ends } from '../../shared/ui/Ends.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { Text } from '../../shared/ui/Text.tsx'
import { Tile } from '../../shared/ui/Tile.tsx'
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
