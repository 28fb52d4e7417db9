import { LoadedRecord } from '../../shared/kit/record/RecordLoading.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { useAlimtalkPreview } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { MessageText } from './MessageText.tsx'

/** The message as the first of its receivers will read it. */
export const AlimtalkPreview = (query: { ms_no: number; template_name: string; recvname: string }) => (
  <section aria-label={alimtalkText.preview}>
    <Stack gap="sm">
      <Text as="h3" size="title">
        {alimtalkText.preview}
      </Text>
      <LoadedRecord read={useAlimtalkPreview(query)}>{(preview) => <MessageText {...preview} />}</LoadedRecord>
    </Stack>
  </section>
)
