// Sitting down to a match that teaches.
import { api } from "$lib/api";
import { learned } from "$lib/learned.svelte";
import { me } from "$lib/me.svelte";
import type { CourseInfo, NewSeat } from "$lib/messages";
import { route } from "$lib/route.svelte";
import { words } from "$lib/words.svelte";

/** The whole course; whoever knows all of it begins anew. */
export async function startCourse(game: string, course: CourseInfo): Promise<void> {
  if (learned.count(game, course.lessons) === course.lessons.length) learned.forget(game, course.lessons);
  await sitDown(game, course);
}

/** The moment in which one lesson comes up. */
export async function startLesson(game: string, course: CourseInfo, lesson: string): Promise<void> {
  learned.forget(game, [lesson]);
  await sitDown(game, course, lesson);
}

async function sitDown(game: string, course: CourseInfo, lesson: string | null = null): Promise<void> {
  await me.ensure(me.name ?? words.say("host"));
  const seats = Array.from({ length: course.seats }, (_, place): NewSeat =>
    place === course.seat ? { kind: "me" } : { kind: "bot", bot: course.bot },
  );
  const { options, seed } = course;
  route.go(`/table/${(await api.newTable({ game, options, seats, seed, lesson })).id}`);
}
