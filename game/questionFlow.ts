import type {
  Draft,
  Flow,
  FlowEvent,
  FlowQuestion,
  GameKind,
  KeptDraft,
  OnQuestion,
  StepNamed,
  TryAgain,
  WrongPart,
} from './flow.ts';

type Judged = Extract<FlowEvent, { type: 'judged' }>;

const NOTHING_YET: Draft = { text: '', image: null };

/** A game that has just been entered: its questions are still to be fetched. */
export function startFlow(kind: GameKind): Flow {
  return { kind, questions: [], step: { name: 'loading' } };
}

/** Tells whether an answer may be confirmed: a picture chosen and the text not empty (spec section 5). */
export function isComplete(draft: Draft): draft is Draft & { readonly image: string } {
  return draft.image !== null && draft.text.trim() !== '';
}

/**
 * Moves a game on by what happened (spec section 4, question flow). Pure: a screen performs what a step asks for
 * (`loading`: fetch the questions, `confirming`: send the answer) and reports the outcome as an event. An event that
 * the current step has no use for, such as a second tap or a late reply, returns the same flow.
 */
export function questionFlow(flow: Flow, event: FlowEvent): Flow {
  const { step } = flow;
  switch (step.name) {
    case 'loading':
      return loading(flow, event);
    case 'refused':
      return event.type === 'reopened' ? { ...flow, step: { name: 'loading' } } : flow;
    case 'prompt':
      return event.type === 'began' ? begin(flow, step.seq, event.kept ?? null) : flow;
    case 'answering':
      return answering(flow, step, event);
    case 'confirming':
      return confirming(flow, step, event);
    case 'saveFailed':
      return event.type === 'resent' ? { ...flow, step: { ...step, name: 'confirming' } } : flow;
    case 'tryAgain':
      return event.type === 'hintClosed' ? answer(flow, step, step.draft) : flow;
    case 'learningMoment':
      return event.type === 'continued' ? next(flow, step) : flow;
    case 'alreadyPlayed':
    case 'stats':
      return event.type === 'feedbackOpened' ? { ...flow, step: { name: 'feedback' } } : flow;
    case 'feedback':
      if (event.type === 'feedbackSent') return { ...flow, step: { name: 'submitted' } };
      return event.type === 'feedbackClosed' ? { ...flow, step: { name: 'stats' } } : flow;
    case 'submitted':
      return event.type === 'feedbackClosed' ? { ...flow, step: { name: 'stats' } } : flow;
    case 'farewell':
      return flow;
  }
}

function loading(flow: Flow, event: FlowEvent): Flow {
  if (event.type === 'refused') return { ...flow, step: { name: 'refused', refusal: event.refusal } };
  if (event.type !== 'opened') return flow;
  const opened = { ...flow, questions: event.questions };
  const first = firstOpen(event.questions);
  if (!first) return { ...opened, step: { name: 'alreadyPlayed' } };
  const waiting = event.waiting?.find(({ seq }) => seq === first.seq);
  return waiting
    ? { ...opened, step: { ...waiting, name: 'confirming', failures: 0 } }
    : prompt(opened, first);
}

function begin(flow: Flow, seq: number, kept: KeptDraft | null): Flow {
  return answer(flow, { seq, hint: kept?.hint ?? null }, kept?.draft ?? NOTHING_YET);
}

function answering(flow: Flow, step: StepNamed<'answering'>, event: FlowEvent): Flow {
  const { draft } = step;
  switch (event.type) {
    case 'typed':
      return answer(flow, step, { ...draft, text: event.text });
    case 'picked':
      return answer(flow, step, { ...draft, image: draft.image === event.image ? null : event.image });
    case 'confirmed': {
      if (!isComplete(draft)) return flow;
      const { seq, hint } = step;
      const { confirmation } = event;
      return { ...flow, step: { name: 'confirming', seq, hint, draft, confirmation, failures: 0 } };
    }
    default:
      return flow;
  }
}

function confirming(flow: Flow, step: StepNamed<'confirming'>, event: FlowEvent): Flow {
  if ('confirmation' in event && event.confirmation !== step.confirmation) return flow;
  switch (event.type) {
    case 'judged':
      return judged(flow, step, event);
    case 'saveFailed':
      return { ...flow, step: { ...step, name: 'saveFailed', failures: step.failures + 1 } };
    case 'answerRefused': {
      const { seq, hint, draft } = step;
      return { ...flow, step: { name: 'answering', seq, hint, draft, problem: event.problem } };
    }
    case 'refused':
      return { ...flow, step: { name: 'refused', refusal: event.refusal } };
    default:
      return flow;
  }
}

function judged(flow: Flow, { seq, draft }: StepNamed<'confirming'>, event: Judged): Flow {
  const { verdict, isEarlierAnswer = false } = event;
  if (verdict.outcome === 'scored') {
    const questions = marked(flow.questions, seq, { isAnswered: true });
    return {
      ...flow,
      questions,
      step: { name: 'learningMoment', seq, draft, result: verdict, isEarlierAnswer },
    };
  }
  const hint = wrongPart(verdict);
  const questions = marked(flow.questions, seq, { isRetry: true });
  return { ...flow, questions, step: { name: 'tryAgain', seq, draft, hint } };
}

/** What Try Again says is wrong. */
export function wrongPart({ isTextRight, isImageRight }: TryAgain): WrongPart {
  if (isTextRight === isImageRight) return 'both';
  return isTextRight ? 'image' : 'text';
}

/** After the last question come the stats of a player's game; the free game and the demo have none (spec section 2). */
function next(flow: Flow, step: StepNamed<'learningMoment'>): Flow {
  const open = firstOpen(flow.questions);
  // The rest may have been answered on another device meanwhile; the referee's count knows.
  if (open && step.result.remaining > 0) return prompt(flow, open);
  return { ...flow, step: { name: flow.kind === 'game' ? 'stats' : 'farewell' } };
}

function firstOpen(questions: readonly FlowQuestion[]): FlowQuestion | undefined {
  return questions.find((question) => !question.isAnswered);
}

function marked(questions: Flow['questions'], seq: number, change: Partial<FlowQuestion>): Flow['questions'] {
  return questions.map((question) => (question.seq === seq ? { ...question, ...change } : question));
}

function prompt(flow: Flow, { seq }: FlowQuestion): Flow {
  return { ...flow, step: { name: 'prompt', seq } };
}

function answer(flow: Flow, { seq, hint }: OnQuestion, draft: Draft): Flow {
  return { ...flow, step: { name: 'answering', seq, hint, draft, problem: null } };
}
