import { lazyPart } from '../../shared/lib/lazyPart.tsx'

const RecorderBar = lazyPart(() =>
  import('../../features/recordings/bar/RecorderBar.tsx').then((file) => file.RecorderBar),
)
const MeetingChoice = lazyPart(() =>
  import('../../features/meetings/records/MeetingChoice.tsx').then((file) => file.MeetingChoice),
)

/** Between the shell and the bar, because whoever loads a part lists all its files: the first load would have the list. */
export const RecorderParts = () => <RecorderBar meetingChoice={MeetingChoice} />
