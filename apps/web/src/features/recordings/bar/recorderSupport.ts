/** Microphone, sound graph and local storage: what a recording cannot do without. */
export const canRecord = () =>
  Boolean(navigator.mediaDevices?.getUserMedia) && 'AudioContext' in window && 'indexedDB' in window

/** Whether the browser has a recogniser of its own. */
export const canRecognise = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
