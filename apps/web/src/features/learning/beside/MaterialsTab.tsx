import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../../shared/kit/files/download/download.ts'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { useMaterials } from '../learning.api.ts'
import { playerText as text } from '../learning.messages.ts'

/** Files of a lecture; downloading one counts as opening it. */
export const MaterialsTab = ({ crl_no }: { crl_no: number }) => (
  <LoadedRows read={useMaterials(crl_no)} empty={text.noMaterials}>
    {(files) => (
      <Stack gap="sm">
        {files.map(({ fa_no, originalname, size }) => (
          <Inline key={fa_no} wraps>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={16} />}
              onClick={() => void download({ fa_no })}
            >
              {originalname}
            </Button>
            <SmallText>{showBytes(size)}</SmallText>
          </Inline>
        ))}
      </Stack>
    )}
  </LoadedRows>
)
