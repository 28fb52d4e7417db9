import type { Recording } from '@crm/contract/features/recordings/recordings.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { Menu } from '@mantine/core'
import {
  IconDots,
  IconDownload,
  IconHeadphones,
  IconLink,
  IconLinkOff,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react'
import { followLink } from '../../../shared/kit/files/download/saveFile.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { confirm, prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { askForSound, useRemove, useRename, useUnlink } from '../recordings.api.ts'
import { recordingsText as text } from '../recordings.messages.ts'

export type RecordingDialog = 'connect' | 'share' | 'listeners'

interface RecordingMenuProps {
  recording: Recording
  hasChoice: boolean
  onOpen: (dialog: RecordingDialog) => void
  /** It was deleted. */
  onGone: () => void
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
const longestName = 100

const checkName = (name: string) => {
  if (!name.trim()) return text.nameMissing
  return name.trim().length > longestName ? text.nameTooLong : null
}

const download = async ({ id, title }: Recording) => {
  try {
    followLink(await askForSound(id, true), `${title}.wav`)
  } catch (problem) {
    toast.error(errorMessage(problem))
  }
}

/** What can be done with a recording: most of it by the one who recorded it. */
export const RecordingMenu = ({ recording, hasChoice, onOpen, onGone }: RecordingMenuProps) => {
  const { id, title, is_own, ms_no, has_sound } = recording
  const params = { id }
  const renaming = useRename()
  const unlinking = useUnlink(recording)
  const removing = useRemove(id, onGone)
  const rename = async () => {
    const typed = await prompt({
      title: text.rename,
      label: text.renameLabel,
      initial: title,
      yes: text.save,
      check: checkName,
    })
    if (typed !== null && typed.trim() !== title) renaming.mutate({ params, body: { title: typed.trim() } })
  }
  const unlink = async () => {
    const words = { title: text.reallyDisconnect, description: text.disconnectNote, yes: text.disconnectYes }
    if (await confirm(words)) unlinking.mutate({ params, body: { ms_no: null } })
  }
  const remove = async () => {
    const words = { title: text.reallyRemove, description: text.removeNote, yes: text.remove, tone: 'danger' } as const
    if (await confirm(words)) removing.mutate({ params })
  }
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <IconButton aria-label={text.actions}>
          <IconDots size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {has_sound && (
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => download(recording)}>
            {text.download}
          </Menu.Item>
        )}
        {is_own && (
          <>
            <Menu.Item leftSection={<IconHeadphones {...icon} />} onClick={() => onOpen('listeners')}>
              {text.listeners}
            </Menu.Item>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={rename}>
              {text.rename}
            </Menu.Item>
            <Menu.Item leftSection={<IconShare {...icon} />} onClick={() => onOpen('share')}>
              {text.share}
            </Menu.Item>
            {hasChoice && (
              <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => onOpen('connect')}>
                {text.connect}
              </Menu.Item>
            )}
            {ms_no !== null && (
              <Menu.Item leftSection={<IconLinkOff {...icon} />} onClick={unlink}>
                {text.disconnect}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={remove}>
              {text.remove}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
