import { describe, expect, test } from 'vitest';
import type { Flow, FlowEvent, FlowQuestion, GameKind, Verdict } from './flow.ts';
import { isComplete, questionFlow, startFlow } from './questionFlow.ts';

const OWL = 'animals/1.webp';
const FOX = 'animals/2.webp';

function question(seq: number, more: Partial<FlowQuestion> = {}): FlowQuestion {
  return { seq, isAnswered: false, isRetry: false, ...more };
}

function play(kind: GameKind, ...events: readonly FlowEvent[]): Flow {
  return events.reduce(questionFlow, startFlow(kind));
}

function opened(...questions: readonly FlowQuestion[]): FlowEvent {
  return { type: 'opened', questions };
}

function scored(remaining: number, textScore = 1000, imageScore = 1000): Verdict {
  const learningMoment = {
    imageUrl: `https://pictures.example/${OWL}`,
    alt: 'an owl',
    answer: 'owl',
    reason: 'Owls hunt at night.',
  };
  return { outcome: 'scored', textScore, imageScore, learningMoment, remaining };
}

function judged(confirmation: string, verdict: Verdict): FlowEvent {
  return { type: 'judged', confirmation, verdict };
}

const began: FlowEvent = { type: 'began' };
const typedOwl: FlowEvent = { type: 'typed', text: 'owl' };
const pickedOwl: FlowEvent = { type: 'picked', image: OWL };
const continued: FlowEvent = { type: 'continued' };

function confirmed(confirmation: string): FlowEvent {
  return { type: 'confirmed', confirmation };
}

/** The events of answering a question well, up to and including its Learning Moment. */
function answeredWell(confirmation: string, remaining: number): readonly FlowEvent[] {
  return [began, typedOwl, pickedOwl, confirmed(confirmation), judged(confirmation, scored(remaining))];
}

describe('entering a game', () => {
  test('waits for the questions, then prompts for the first', () => {
    expect(startFlow('game').step.name).toBe('loading');
    expect(play('game', opened(question(1))).step).toEqual({ name: 'prompt', seq: 1 });
  });

  test('a partly played game resumes at the first question that is still open', () => {
    const flow = play('game', opened(question(1, { isAnswered: true }), question(2), question(3)));
    expect(flow.step).toEqual({ name: 'prompt', seq: 2 });
  });

  test('a game with nothing left to answer has been played', () => {
    expect(play('free', opened(question(1, { isAnswered: true }))).step.name).toBe('alreadyPlayed');
  });

  test.each(['unknown_puzzle', 'locked_variant', 'signed_out', 'unreachable'] as const)(
    'a game refused as %s says so and can be opened again',
    (refusal) => {
      const flow = play('game', { type: 'refused', refusal });
      expect(flow.step).toEqual({ name: 'refused', refusal });
      expect(play('game', { type: 'refused', refusal }, { type: 'reopened' }).step.name).toBe('loading');
    },
  );

  test('questions that arrive a second time do not restart a game under way', () => {
    const flow = play('game', opened(question(1)), began, typedOwl);
    expect(questionFlow(flow, opened(question(1)))).toBe(flow);
  });
});

describe('coming back to a game', () => {
  const kept = { draft: { text: 'ow', image: FOX }, hint: 'text' as const };
  const waiting = { seq: 2, hint: null, draft: { text: 'owl', image: OWL }, confirmation: 'a' };

  test('gives back what was typed and picked, and what Try Again had said', () => {
    const flow = play('game', opened(question(1, { isRetry: true })), { type: 'began', kept });
    expect(flow.step).toMatchObject({ name: 'answering', ...kept });
  });

  test('begins with nothing where nothing was kept', () => {
    const flow = play('game', opened(question(1)), { type: 'began', kept: null });
    expect(flow.step).toMatchObject({ draft: { text: '', image: null }, hint: null });
  });

  test('goes on with an answer that was confirmed and not judged yet', () => {
    const flow = play('game', {
      type: 'opened',
      questions: [question(1, { isAnswered: true }), question(2)],
      waiting: [waiting],
    });
    expect(flow.step).toEqual({ ...waiting, name: 'confirming', failures: 0 });
    expect(questionFlow(flow, judged('a', scored(0))).step.name).toBe('learningMoment');
  });

  test('leaves alone an answer to a question that was answered meanwhile', () => {
    const flow = play('game', {
      type: 'opened',
      questions: [question(2, { isAnswered: true }), question(3)],
      waiting: [waiting],
    });
    expect(flow.step).toEqual({ name: 'prompt', seq: 3 });
  });
});

describe('answering', () => {
  test('nothing can be typed or picked before the prompt is dismissed', () => {
    const flow = play('game', opened(question(1)));
    expect(questionFlow(flow, typedOwl)).toBe(flow);
    expect(questionFlow(flow, pickedOwl)).toBe(flow);
  });

  test('picking another picture moves the choice, picking the same one again takes it back', () => {
    const one = play('game', opened(question(1)), began, pickedOwl);
    expect(one.step).toMatchObject({ draft: { image: OWL } });
    const other = questionFlow(one, { type: 'picked', image: FOX });
    expect(other.step).toMatchObject({ draft: { image: FOX } });
    expect(questionFlow(other, { type: 'picked', image: FOX }).step).toMatchObject({
      draft: { image: null },
    });
  });

  test('an answer is complete with a picture and a text that is more than blanks', () => {
    expect(isComplete({ text: 'owl', image: OWL })).toBe(true);
    expect(isComplete({ text: ' \t', image: OWL })).toBe(false);
    expect(isComplete({ text: '', image: OWL })).toBe(false);
    expect(isComplete({ text: 'owl', image: null })).toBe(false);
  });

  test('an incomplete answer cannot be confirmed', () => {
    const flow = play('game', opened(question(1)), began, typedOwl);
    expect(questionFlow(flow, confirmed('a'))).toBe(flow);
  });

  test('the text is sent as it was typed, blanks included: the referee decides about them', () => {
    const flow = play(
      'game',
      opened(question(1)),
      began,
      { type: 'typed', text: ' Owl ' },
      pickedOwl,
      confirmed('a'),
    );
    expect(flow.step).toMatchObject({ name: 'confirming', draft: { text: ' Owl ', image: OWL } });
  });
});

describe('confirming', () => {
  const confirming = play(
    'game',
    opened(question(1), question(2)),
    began,
    typedOwl,
    pickedOwl,
    confirmed('a'),
  );

  test('a second press changes nothing, nor does typing meanwhile', () => {
    expect(questionFlow(confirming, confirmed('b'))).toBe(confirming);
    expect(questionFlow(confirming, { type: 'typed', text: 'fox' })).toBe(confirming);
    expect(questionFlow(confirming, { type: 'picked', image: FOX })).toBe(confirming);
  });

  test('a reply to another press is not taken for this one', () => {
    expect(questionFlow(confirming, judged('b', scored(1)))).toBe(confirming);
    expect(questionFlow(confirming, { type: 'saveFailed', confirmation: 'b' })).toBe(confirming);
  });

  test('an answer that did not get through is kept, and goes out again as the same press', () => {
    const failed = questionFlow(confirming, { type: 'saveFailed', confirmation: 'a' });
    expect(failed.step).toMatchObject({ name: 'saveFailed', draft: { text: 'owl', image: OWL } });
    expect(questionFlow(failed, { type: 'typed', text: 'fox' })).toBe(failed);
    const { step } = confirming;
    expect(questionFlow(failed, { type: 'resent' }).step).toEqual({ ...step, failures: 1 });
  });

  test('counts how often an answer did not get through', () => {
    const events: FlowEvent[] = [
      { type: 'saveFailed', confirmation: 'a' },
      { type: 'resent' },
      { type: 'saveFailed', confirmation: 'a' },
    ];
    expect(events.reduce(questionFlow, confirming).step).toMatchObject({ name: 'saveFailed', failures: 2 });
  });

  test('tells when what counts is an answer given elsewhere before', () => {
    const flow = questionFlow(confirming, {
      type: 'judged',
      confirmation: 'a',
      verdict: scored(1),
      isEarlierAnswer: true,
    });
    expect(flow.step).toMatchObject({ name: 'learningMoment', isEarlierAnswer: true });
  });

  test('an answer sent back to be changed can be changed', () => {
    const refused: FlowEvent = { type: 'answerRefused', confirmation: 'a', problem: 'answer_too_long' };
    const flow = questionFlow(confirming, refused);
    expect(flow.step).toMatchObject({
      name: 'answering',
      problem: 'answer_too_long',
      draft: { text: 'owl' },
    });
    const mended = questionFlow(flow, { type: 'typed', text: 'ow' });
    expect(mended.step).toMatchObject({ problem: null, draft: { text: 'ow', image: OWL } });
  });

  test('a player who was signed out meanwhile is told', () => {
    const flow = questionFlow(confirming, { type: 'refused', refusal: 'signed_out' });
    expect(flow.step).toEqual({ name: 'refused', refusal: 'signed_out' });
  });
});

describe('Try Again', () => {
  test.each([
    [true, false, 'image'],
    [false, true, 'text'],
    [false, false, 'both'],
  ] as const)(
    'with the text right: %s and the picture right: %s it is about the %s',
    (isTextRight, isImageRight, hint) => {
      const flow = play(
        'game',
        opened(question(1)),
        began,
        typedOwl,
        pickedOwl,
        confirmed('a'),
        judged('a', { outcome: 'try_again', isTextRight, isImageRight }),
      );
      expect(flow.step).toMatchObject({ name: 'tryAgain', hint });
      expect(flow.questions).toEqual([question(1, { isRetry: true })]);
    },
  );

  test('closing the hint gives the answer back to be mended, with the hint still in sight', () => {
    const flow = play(
      'game',
      opened(question(1), question(2)),
      began,
      typedOwl,
      pickedOwl,
      confirmed('a'),
      judged('a', { outcome: 'try_again', isTextRight: true, isImageRight: false }),
      { type: 'hintClosed' },
    );
    expect(flow.step).toMatchObject({ name: 'answering', hint: 'image', draft: { text: 'owl', image: OWL } });
    const second = questionFlow(questionFlow(flow, { type: 'picked', image: FOX }), confirmed('b'));
    expect(second.step).toMatchObject({ name: 'confirming', confirmation: 'b', hint: 'image' });
    expect(questionFlow(second, judged('b', scored(1, 750, 0))).step.name).toBe('learningMoment');
  });
});

describe('going on', () => {
  test('the Learning Moment leads to the next open question, whose answer starts empty', () => {
    const flow = play(
      'game',
      opened(question(1), question(2, { isAnswered: true }), question(3)),
      ...answeredWell('a', 1),
    );
    expect(flow.step).toMatchObject({
      name: 'learningMoment',
      seq: 1,
      result: { textScore: 1000, imageScore: 1000 },
    });
    const next = questionFlow(flow, continued);
    expect(next.step).toEqual({ name: 'prompt', seq: 3 });
    expect(questionFlow(next, began).step).toMatchObject({ draft: { text: '', image: null }, hint: null });
  });

  test("after the last question come the stats of a player's game", () => {
    expect(play('game', opened(question(1)), ...answeredWell('a', 0), continued).step.name).toBe('stats');
  });

  test.each(['free', 'demo'] as const)('a %s game has no stats: it says farewell', (kind) => {
    expect(play(kind, opened(question(1)), ...answeredWell('a', 0), continued).step.name).toBe('farewell');
  });

  test('when the rest was answered on another device meanwhile, the game is over', () => {
    const flow = play('game', opened(question(1), question(2)), ...answeredWell('a', 0), continued);
    expect(flow.step.name).toBe('stats');
  });

  test('a whole 4x4 game (4Q) asks each question once', () => {
    const seqs: number[] = [];
    let flow = play('game', opened(question(1), question(2), question(3), question(4)));
    for (let remaining = 3; flow.step.name === 'prompt'; remaining -= 1) {
      seqs.push(flow.step.seq);
      flow = [...answeredWell(`press ${remaining}`, remaining), continued].reduce(questionFlow, flow);
    }
    expect(seqs).toEqual([1, 2, 3, 4]);
    expect(flow.step.name).toBe('stats');
  });
});

describe('feedback', () => {
  const stats = play('game', opened(question(1)), ...answeredWell('a', 0), continued);

  test('goes from the stats to Submitted, and Back returns', () => {
    const feedback = questionFlow(stats, { type: 'feedbackOpened' });
    expect(feedback.step.name).toBe('feedback');
    const submitted = questionFlow(feedback, { type: 'feedbackSent' });
    expect(submitted.step.name).toBe('submitted');
    expect(questionFlow(submitted, { type: 'feedbackClosed' }).step.name).toBe('stats');
  });

  test('can be left without sending anything', () => {
    const feedback = questionFlow(stats, { type: 'feedbackOpened' });
    expect(questionFlow(feedback, { type: 'feedbackClosed' }).step.name).toBe('stats');
  });

  test('can be given on a game played before', () => {
    const flow = play('game', opened(question(1, { isAnswered: true })), { type: 'feedbackOpened' });
    expect(flow.step.name).toBe('feedback');
  });
});
