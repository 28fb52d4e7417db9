/** Mail servers take 20 MB or more, in which the encoding makes a third more of an attachment. */
const mostMegabytes = 10
export const mostAttachedBytes = mostMegabytes * 1024 * 1024

export const outboxText = {
  attachmentsTooLarge: `메일에는 모두 합쳐 ${mostMegabytes}MB까지 첨부할 수 있어요.`,
  tooManyAttachments: '메일에는 파일을 20개까지 첨부할 수 있어요.',
} as const
