/** What people read about the server's transcription; recording never depends on it. */
export const transcriberText = {
  notInstalled: '이 서버에는 음성 인식 프로그램(sherpa-onnx)이 없어요. 녹음은 그대로 할 수 있어요.',
  noFolder: '음성 인식 모델 폴더(TRANSCRIBER_MODEL_DIR)를 읽을 수 없어요. 녹음은 그대로 할 수 있어요.',
  notAModel: '음성 인식 모델 폴더(TRANSCRIBER_MODEL_DIR)에 쓸 수 있는 모델이 없어요. 녹음은 그대로 할 수 있어요.',
  brokenModel: '음성 인식 모델(TRANSCRIBER_MODEL_DIR)을 불러오지 못했어요. 녹음은 그대로 할 수 있어요.',
  brokenSpeakerModel:
    '목소리를 구분하는 모델(TRANSCRIBER_SPEAKER_MODEL)을 불러오지 못했어요. 이름을 제안하지 않을 뿐, 녹음과 받아쓰기는 그대로 할 수 있어요.',
  stopped: '서버에서 음성 인식이 멈췄어요. 녹음은 계속돼요.',
  unreachable: '말을 글로 옮기는 서비스가 답하지 않아요. 녹음은 계속돼요.',
} as const
