import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { wrongPart } from '../../game/questionFlow.ts';
import { drafts } from '../device/drafts.ts';
import { onReturn } from '../device/onReturn.ts';
import { type StoredAnswer, waitingAnswers } from '../device/waitingAnswers.ts';
import { pauseBeforeResending } from '../play/pauseBeforeResending.ts';
import { sendIfWaiting, type Sent } from '../play/sendAnswer.ts';
import { usePuzzleName } from '../play/usePuzzleName.ts';
import { type LateNews, lateNewsOf } from './lateNews.ts';

/** How long an answer may be on its way without a word. */
const SLOW_MILLISECONDS = 4000;

/**
 * Sends a player's (or, with null, a visitor's) waiting answers one after the other; again after growing pauses, when
 * the network or the player comes back, and when a game is left. The game on the screen sends its own.
 */
export function useLateSending(playerId: string | null, onSent: () => void) {
  const [news, setNews] = useState<readonly LateNews[]>([]);
  const [failures, setFailures] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const isOnScreen = useOnScreen();
  const isSending = useRef(false);

  function tell(answer: StoredAnswer, sent: Sent) {
    const what = lateNewsOf(sent);
    if (what === null) return;
    keepOrForget(playerId, answer, sent);
    const { confirmation, puzzleName } = answer;
    setNews((before) => [...before, { confirmation, puzzleName, what }]);
    onSent();
  }

  const sendAll = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const due = waitingAnswers(playerId)
      .all()
      .filter((answer) => !isOnScreen(answer));
    const slow = setTimeout(() => setSlow(due.length > 0), SLOW_MILLISECONDS);
    let isFailed = false;
    for (const answer of due) {
      const sent = await sendIfWaiting(playerId, answer);
      isFailed ||= sent?.type === 'saveFailed';
      if (sent) tell(answer, sent);
    }
    clearTimeout(slow);
    setSlow(false);
    isSending.current = false;
    setFailures((count) => (isFailed ? count + 1 : 0));
  });

  const place = useLocation()[0];
  useEffect(() => {
    const timer = setTimeout(() => void sendAll());
    const stop = onReturn(() => void sendAll());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [playerId, place]);

  useEffect(() => {
    if (failures === 0) return undefined;
    const timer = setTimeout(() => void sendAll(), pauseBeforeResending(failures));
    return () => clearTimeout(timer);
  }, [failures]);

  return {
    news,
    /** Something did not get through so far, or is on its way for long. */
    isWaiting: failures > 0 || isSlow,
    dismiss: (one: LateNews) => setNews((before) => before.filter((other) => other !== one)),
  };
}

/** Tells which answers belong to the game on the screen. */
function useOnScreen(): (answer: StoredAnswer) => boolean {
  const [path] = useLocation();
  const puzzleName = usePuzzleName();
  return (answer) => path === '/freegame' || (path === '/game' && answer.puzzleName === puzzleName);
}

/** The draft goes with its answer, or stays to be mended, with what Try Again says of it. */
function keepOrForget(playerId: string | null, answer: StoredAnswer, sent: Sent): void {
  const { puzzleName, questionSeq, textEntered, imageSelected } = answer;
  if (sent.type === 'judged' && sent.verdict.outcome === 'try_again') {
    const hint = wrongPart(sent.verdict);
    drafts(playerId).keep({ puzzleName, questionSeq, text: textEntered, image: imageSelected, hint });
  } else if (sent.type !== 'answerRefused') {
    drafts(playerId).remove({ puzzleName, questionSeq });
  }
}
