export const editorText = {
  pictureFailed: '이미지를 올리지 못했어요.',
} as const
